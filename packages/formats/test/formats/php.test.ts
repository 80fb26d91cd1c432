import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { laravel, php } from "../../src/formats/php/index.ts";
import { CodecError } from "../../src/index.ts";
import { add, czech, english, read, rewrite, set, translating } from "../entries/texts.ts";
import { codecSuite, nastyText } from "../suite/index.ts";

codecSuite(php, new URL("../golden/php/", import.meta.url), {
  texts: nastyText({ with: ["$x", "{$x}", "\\'", "?>", "\r\n"] }),
});
codecSuite(laravel, new URL("../golden/laravel/", import.meta.url), {
  base: "en.php",
  texts: nastyText({ without: /\||^\s*[[{]/ }),
});

const golden = readFileSync(new URL("../golden/php/en.php", import.meta.url), "utf8");
const { units } = read(php, golden);

describe("a PHP file", () => {
  it("has its literals under the expressions that hold them", () => {
    expect(Object.fromEntries(units.map(({ context, target }) => [context, target[0]]))).toEqual({
      '$LANG["hello"]': "Hello\n",
      "$LANG['bye']": "Good bye, it's late",
      "define('ITEM')": "Item",
      "const OTHER": "Other",
      $simple: "Simple \\ path\\to",
      "$list->'a'": "A",
      '$list->"b"': "B $b 😀",
      "$list->'concat'": "one two",
      "$list->'computed'": "Hi {$name}",
      "$list->'nested'->'x'": "X",
      "$list->'nested'->'y'": "Y",
      "$list->'empty'": "",
      "$list->'same line'": "yes",
      $now: "Now",
    });
  });

  it("gives a string one id, however its key is quoted and its array is written", () => {
    const ids = (text: string) => read(php, `<?php\n${text}`).units.map(({ id }) => id);
    expect(ids(`return ['a' => ['b' => 'x']];`)).toEqual(["return->'a'->'b'"]);
    expect(ids(`return array("a" => array("b" => "x"));`)).toEqual(["return->'a'->'b'"]);
    expect(ids(`$l["a"]['b'] = 'x';`)).toEqual(ids(`$l = ['a' => ['b' => 'x']];`));
  });

  it("finds a unit by its id, its context, and its bare key", () => {
    const file = read(php, "<?php\nreturn ['a' => 'x'];");
    expect(["return->'a'", "return[]->'a'", "a"].map((id) => file.byId(id)?.target)).toEqual([["x"], ["x"], ["x"]]);
  });

  it("takes the comments right above a string as its note, not the remark behind another", () => {
    const notes = Object.fromEntries(units.map(({ context, notes: { developer } }) => [context, developer]));
    expect(notes).toMatchObject({
      '$LANG["hello"]': "The strings of the program.\nSaid first",
      "define('ITEM')": "",
      $simple: "Alone",
      "$list->'a'": "First of all",
      "$list->'concat'": "",
    });
  });

  it("cannot change a string with variables in it", () => {
    expect(units.filter(({ state }) => state === "readonly").map(({ context }) => context)).toEqual([
      "$list->'computed'",
    ]);
    expect(() => rewrite(php, golden, [set("$list->'computed'", "x")])).toThrow("Variables");
  });

  it("keeps the quotes of an edited string", () => {
    const file = "<?php\n$a = 'x';\n$b = \"x\";\n$c = 'x' . 'y';\n";
    expect(rewrite(php, file, [set("$a", "it's $5\\"), set("$b", 'a "b"\n$5'), set("$c", "z")])).toBe(
      "<?php\n$a = 'it\\'s $5\\\\';\n$b = \"a \\\"b\\\"\\n\\$5\";\n$c = 'z';\n",
    );
  });

  it("gets new strings in the order of the base and in the shape of their siblings", () => {
    const base = translating(
      php,
      "<?php\nreturn [\n  'a' => 'A',\n  \"b\" => \"B\",\n  'c' => ['d' => ['e' => 'E']],\n];\n",
    );
    const changes = [add("return->'b'", "bé"), add("return->'c'->'d'->'e'", "é")];
    expect(rewrite(php, "<?php\nreturn array(\n\t'a' => 'á' // last\n);\n", changes, base)).toBe(
      "<?php\nreturn array(\n\t'a' => 'á', // last\n\t\"b\" => \"bé\",\n\t'c' => [\n\t\t'd' => [\n\t\t\t'e' => 'é',\n\t\t],\n\t],\n);\n",
    );
    expect(
      rewrite(
        php,
        "<?php\nreturn ['c' => ['d' => []]];",
        [add("return->'a'", "á"), add("return->'c'->'d'->'x'", "é")],
        base,
      ),
    ).toBe("<?php\nreturn ['a' => 'á', 'c' => ['d' => [\n  'x' => 'é',\n]]];");
  });

  it("gets statements where there is no array for a new string", () => {
    const file = "<?php\n$l['a'] = 'x';\n?>\n";
    const changes = [add("$l['b']", "y"), add("define->'D'", "d"), add("const->E", "e"), add("return->'r'->'s'", "t")];
    expect(rewrite(php, file, changes)).toBe(
      "<?php\n$l['a'] = 'x';\n$l['b'] = 'y';\ndefine('D', 'd');\nconst E = 'e';\nreturn [\n    'r' => [\n        's' => 't',\n    ],\n];\n?>\n",
    );
  });

  it("loses removed strings with their lines or one of their commas", () => {
    const file =
      "<?php\nreturn [\n  // A\n  'a' => 'x', // behind\n  'b' => ['c' => 'y', 'd' => 'z', 'e' => 'q'],\n];\n";
    const remove = (...ids: readonly string[]) =>
      rewrite(
        php,
        file,
        ids.map((id) => ({ op: "remove", id })),
      );
    expect(remove("return->'a'")).toBe("<?php\nreturn [\n  'b' => ['c' => 'y', 'd' => 'z', 'e' => 'q'],\n];\n");
    expect(remove("return->'b'->'c'")).toContain("['d' => 'z', 'e' => 'q']");
    expect(remove("return->'b'->'e'")).toContain("['c' => 'y', 'd' => 'z']");
    expect(remove("return->'b'->'d'", "return->'b'->'e'")).toContain("['c' => 'y', ]");
  });

  it("refuses to put a string where an array or another string is", () => {
    const file = "<?php\nreturn ['a' => 'x', 'b' => []];";
    expect(() => rewrite(php, file, [add("return->'a'->'c'", "y")])).toThrow(CodecError);
    expect(() => rewrite(php, file, [add("return->'b'", "y")])).toThrow(CodecError);
  });

  it("refuses endless nesting", () => {
    expect(() => read(php, `<?php return ${"[".repeat(100_000)}`)).toThrow(CodecError);
  });

  it("starts with the arrays of the base", () => {
    const base = php.parse(Buffer.from("<?php\n// x\n$l = array(\n  'a' => 'b',\n);\n"), english);
    expect(Buffer.from(php.create({ ...czech, base })).toString()).toBe("<?php\n\n$l = array(\n);\n");
    expect(Buffer.from(laravel.create(czech)).toString()).toBe("<?php\n\nreturn [\n];\n");
  });
});

describe("a Laravel file", () => {
  const base = translating(
    laravel,
    "<?php\nreturn ['apples' => 'one apple|many apples', 'none' => '{0} No|[1,*] Some'];",
  );

  it("has plural forms in one string, but leaves explicit ranges alone", () => {
    const file = read(laravel, "<?php\nreturn ['apples' => 'jedno|dvě', 'none' => '{0} Nic|[1,*] Něco'];", base);
    expect(file.byId("apples")).toMatchObject({ target: ["jedno", "dvě", ""], plural: { by: "index", count: 3 } });
    expect(file.byId("none")?.target).toEqual(["{0} Nic|[1,*] Něco"]);
  });

  it("joins plural forms with bars, and refuses forms that hold one", () => {
    const file = "<?php\nreturn ['apples' => ''];";
    expect(rewrite(laravel, file, [set("return->'apples'", "jedno", "dvě", "pět")], base)).toBe(
      "<?php\nreturn ['apples' => 'jedno|dvě|pět'];",
    );
    expect(() => rewrite(laravel, file, [set("return->'apples'", "a|b", "c", "d")], base)).toThrow("vertical bar");
  });
});
