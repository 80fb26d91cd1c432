/**
 * Pushes that others overtake. They are tried again and call nobody; what people have to settle still does. A branch of
 * our own is replaced where it is only ours.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { databases, gettextFiles, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** Commits something else on the pushed branch while the remote takes our commits, as often as the file `races` says. */
const raceHook = `#!/bin/sh
unset GIT_QUARANTINE_PATH GIT_OBJECT_DIRECTORY GIT_ALTERNATE_OBJECT_DIRECTORIES
left=$(cat races); [ "$left" -gt 0 ] || exit 0
echo $((left - 1)) > races
tree=$( (git ls-tree refs/heads/main; printf '100644 blob %s\\tnews-%s\\n' "$(echo "$left" | git hash-object -w --stdin)" "$left") | git mktree)
git update-ref refs/heads/main "$(echo Elsewhere | git -c user.name=Other -c user.email=other@example.org commit-tree "$tree" -p refs/heads/main)"
`;

describe.each(databases.slice(-1))("pushes that others overtake on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  let bare: string;
  let number = 0;
  let name = "";

  beforeAll(async () => {
    site = await openSite(database);
    await site.account("translator");
    await site.project("app");
  });
  afterAll(() => site.close());

  /** A component of its own for each test. */
  const component = async (settings: object = {}) => {
    remote = makeRemote(gettextFiles);
    bare = remote.url.slice("file://".length);
    mkdirSync(join(bare, "hooks"), { recursive: true });
    writeFileSync(join(bare, "hooks/pre-receive"), raceHook, { mode: 0o755 });
    lose(0);
    name = `po${++number}`;
    await site.component(`app/${name}`, { repo: remote.url, push: remote.url, ...settings });
  };
  const lose = (times: number) => writeFileSync(join(bare, "races"), `${times}\n`);
  const racesLeft = () => Number(readFileSync(join(bare, "races"), "utf8"));
  const operate = async (operation: string) =>
    (await site.ask("admin", `POST /api/components/app/${name}/repository/`, { operation })).json;
  const unit = async (source: string) =>
    (
      await site.ask(
        "admin",
        `GET /api/translations/app/${name}/cs/units/?q=${encodeURIComponent(`source:="${source}"`)}`,
      )
    ).json.results[0];
  const translate = async (source: string, text: string) =>
    (await site.ask("admin", `PATCH /api/units/${(await unit(source)).id}/`, { state: 20, target: [text] })).status;
  const upload = async () => {
    const form = new FormData();
    form.set("file", new File([gettextFiles["po/cs.po"]], "cs.po"));
    return (await site.ask("admin", `POST /api/translations/app/${name}/cs/file/`, form)).status;
  };
  const isLocked = async () => (await site.ask("admin", `GET /api/components/app/${name}/lock/`)).json.locked;

  it.each(["merge", "rebase"])(
    "four times in a row end at the remote, beside what came, by %s",
    async (merge_style) => {
      await component({ merge_style, push_on_commit: true });
      await translate("Hello", "Nazdar");
      remote.commit({ "README.md": "Upstream" });
      lose(3);
      expect(await operate("commit")).toEqual({ result: true });
      expect(racesLeft()).toBe(0);
      expect(remote.show("po/cs.po")).toContain('msgstr "Nazdar"');
      expect(remote.git("ls-tree", "--name-only", "main")).toMatch(/README.md[^]*news-1[^]*news-2[^]*news-3/);
      expect(
        remote
          .git("log", "--format=%p", "main")
          .split("\n")
          .some((parents) => parents.includes(" ")),
      ).toBe(merge_style !== "rebase");
      expect(await isLocked()).toBe(false);
      expect([await translate("Good bye.", "Sbohem."), await upload()]).toEqual([200, 200]);
    },
  );

  it("lose nothing and lock nothing when every try was too late, and the next push sends all", async () => {
    await component();
    await translate("Hello", "Nazdar");
    lose(99);
    expect(await operate("push")).toEqual({ result: false, detail: expect.stringContaining("Others have pushed") });
    expect(racesLeft()).toBe(94);
    expect(await isLocked()).toBe(false);
    expect((await site.ask("admin", `GET /api/components/app/${name}/repository/`)).json.merge_failure).toBeNull();
    expect([await translate("Good bye.", "Sbohem."), await upload()]).toEqual([200, 200]);
    lose(0);
    expect(await operate("push")).toEqual({ result: true });
    expect(remote.show("po/cs.po")).toMatch(/Nazdar[^]*Sbohem\./);
  });

  it("read what came meanwhile", async () => {
    await component();
    await translate("Hello", "Nazdar");
    const theirs = remote.show("po/cs.po").replace('msgid "Good bye."\nmsgstr ""', 'msgid "Good bye."\nmsgstr "Pa."');
    remote.commit({ "po/cs.po": theirs });
    lose(2);
    expect(await operate("push")).toEqual({ result: true });
    expect((await unit("Good bye.")).target).toEqual(["Pa."]);
    expect((await unit("Hello")).target).toEqual(["Nazdar"]);
  });

  it("call people when the remote refuses for a reason of its own", async () => {
    await component();
    writeFileSync(join(bare, "hooks/pre-receive"), "#!/bin/sh\necho Closed >&2\nexit 1\n", { mode: 0o755 });
    await translate("Hello", "Nazdar");
    expect(await operate("push")).toEqual({ result: false, detail: expect.stringContaining("Closed") });
    expect(await isLocked()).toBe(true);
  });

  it("to a branch of our own replace it after each rebase", async () => {
    await component({ merge_style: "rebase", push_branch: "translations" });
    for (const [round, text] of ["Nazdar", "Zdar", "Čau"].entries()) {
      await translate("Hello", text);
      remote.commit({ "README.md": `Upstream ${round}` });
      expect(await operate("push")).toEqual({ result: true });
      expect(remote.show("po/cs.po", "translations")).toContain(`msgstr "${text}"`);
    }
    expect(remote.git("merge-base", "--is-ancestor", "main", "translations")).toBe("");
    expect(remote.show("po/cs.po")).toContain('msgstr "Ahoj"');
    expect(await isLocked()).toBe(false);
    await translate("Hello", "Dropped");
    await operate("commit");
    await operate("reset");
    await translate("Hello", "After the reset");
    expect(await operate("push")).toEqual({ result: true });
    expect(remote.show("po/cs.po", "translations")).toContain('msgstr "After the reset"');
  });

  it("to the same branch of a fork replace it after each rebase, and never what somebody else has added there", async () => {
    const fork = makeRemote({ "fork.md": "Fork" });
    try {
      await component({ merge_style: "rebase", push: fork.url });
      fork.git("fetch", "-q", bare, "+main:main");
      for (const [round, text] of ["Nazdar", "Zdar"].entries()) {
        await translate("Hello", text);
        remote.commit({ "README.md": `Upstream ${round}` });
        expect(await operate("push")).toEqual({ result: true });
        expect(fork.show("po/cs.po")).toContain(`msgstr "${text}"`);
      }
      expect(remote.show("po/cs.po")).toContain('msgstr "Ahoj"');
      fork.commit({ "theirs.md": "Theirs" });
      remote.commit({ "README.md": "Upstream once more" });
      await translate("Hello", "Servus");
      expect((await operate("push")).result).toBe(false);
      expect(fork.show("theirs.md")).toBe("Theirs");
    } finally {
      fork.remove();
    }
  });

  it("to a branch of our own never throw away what somebody else has added there", async () => {
    await component({ merge_style: "rebase", push_branch: "translations" });
    await translate("Hello", "Nazdar");
    expect(await operate("push")).toEqual({ result: true });
    const theirs = remote.git("commit-tree", "translations^{tree}", "-p", "translations", "-m", "Theirs").trim();
    remote.git("update-ref", "refs/heads/translations", theirs);
    remote.commit({ "README.md": "Upstream" });
    await translate("Hello", "Zdar");
    expect(await operate("push")).toEqual({ result: false, detail: expect.stringContaining("translations") });
    expect(remote.git("rev-parse", "translations").trim()).toBe(theirs);
    expect(await isLocked()).toBe(true);
  });
});
