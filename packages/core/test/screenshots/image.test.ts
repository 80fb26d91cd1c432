import { images, notImages, png } from "@dragoman/testing";
import { describe, expect, it } from "vitest";
import { imageName, readImage } from "../../src/screenshots/image.ts";

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
