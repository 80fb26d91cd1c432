/** Builds Gitea of the Go module proxy into the folder where the tests look for it; nothing where it is there already. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { giteaFolder, giteaVersion, hasGitea } from "../src/forge/realGitea.ts";

if (hasGitea) {
  console.log(`Gitea ${giteaVersion} is in ${giteaFolder}.`);
} else {
  // The compiler is the one that is installed, or the one that the module asks for.
  const env = { ...process.env, GOTOOLCHAIN: "auto" };
  const download = ["mod", "download", "-json", `code.gitea.io/gitea@v${giteaVersion}`];
  const { Dir } = JSON.parse(execFileSync("go", download, { env, encoding: "utf8" })) as { readonly Dir: string };
  const source = join(giteaFolder, "source");
  mkdirSync(giteaFolder, { recursive: true });
  // Go keeps modules so that nobody can write into them.
  if (!existsSync(source)) execFileSync("cp", ["-r", "--no-preserve=mode", Dir, source]);
  const program = join(giteaFolder, "gitea");
  const flags = ["-buildvcs=false", "-tags", "sqlite sqlite_unlock_notify", "-ldflags", "-s -w"];
  const build = ["build", ...flags, "-o", `${program}.new`, "."];
  execFileSync("go", build, { cwd: source, env, stdio: "inherit" });
  renameSync(`${program}.new`, program);
  console.log(`Gitea ${giteaVersion} is built in ${giteaFolder}.`);
}
