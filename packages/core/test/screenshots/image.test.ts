import { images, notImages, png } from "@dragoman/testing";
import { describe, expect, it } from "vitest";
import { imageName, largestImage, readImage } from "../../src/screenshots/image.ts";

describe("images", () => {
  it.each([
    ["png", "image/png"],
    ["gif", "image/gif"],
    ["jpg", "image/jpeg"],
    ["webp", "image/webp"],
  ] as const)("are known by their content: %s", (extension, type) => {
    expect(readImage(images[extension])).toEqual({ type, extension });
  });

  it.each(Object.entries(notImages))("are not %s", (_, bytes) => {
    expect(readImage(bytes)).toEqual({ problem: expect.any(String) });
  });

  it("have sides of 2000 pixels at most", () => {
    expect(readImage(png(2000, 2000))).toEqual({ type: "image/png", extension: "png" });
    expect(readImage(png(2001, 1))).toEqual({ problem: expect.any(String) });
    expect(readImage(png(1, 2001))).toEqual({ problem: expect.any(String) });
  });

  it.each([
    ["a JPEG of empty parts", [0xff, 0xd8, 0xff, 0xe0], 0],
    ["a JPEG of the smallest parts", [0xff, 0xd8, 0xff, 0xe0, 0, 2], 0x02],
    ["a TIFF of directories", [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 0xff, 0xff], 1],
    ["an icon of many sizes", [0, 0, 1, 0, 0xff, 0xff], 1],
    ["an HEIF of empty boxes", [0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69, 0x63], 0],
    ["spaces after the name of an element", [...Buffer.from("<svg ")], 0x20],
  ])("that are %s, 20 MB of them, are refused without much work", (_, start, rest) => {
    const bytes = Buffer.alloc(largestImage, rest);
    Buffer.from(start).copy(bytes);
    const before = process.cpuUsage();
    expect(readImage(bytes)).toEqual({ problem: expect.any(String) });
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(3);
  });

  it.each(Object.entries(images))("that broke off are refused wherever they did: %s", (_, bytes) => {
    for (let length = 0; length < bytes.length - 8; length++)
      expect(readImage(bytes.subarray(0, length)), String(length)).toEqual({ problem: expect.any(String) });
  });

  it("have plain names, which end as they are", () => {
    const names = ["shot.png", "My shot (1).PNG", "../../etc/passwd", "C:\\shot.png", "evil.html", ".png", "", "x.jpg"];
    expect(names.map((name) => imageName(name, "png"))).toEqual([
      "shot.png",
      "My_shot_1_.png",
      "passwd.png",
      "shot.png",
      "evil.png",
      "image.png",
      "image.png",
      "x.png",
    ]);
    expect(imageName("photo.jpeg", "jpg")).toBe("photo.jpeg");
    expect(imageName("čeština.webp", "webp")).toBe("čeština.webp");
    expect(imageName(`${"x".repeat(300)}.png`, "png")).toHaveLength(104);
  });
});
