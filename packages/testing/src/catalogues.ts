/** Small translation files for tests, as people write them. */

export const pot = `msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;\\n"

#: src/main.c:1
msgid "Hello"
msgstr ""

#: src/main.c:2
#, c-format
msgid "%d file"
msgid_plural "%d files"
msgstr[0] ""
msgstr[1] ""

#: src/main.c:3
msgid "Good bye."
msgstr ""
`;

export const czechPo = `msgid ""
msgstr ""
"Language: cs\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;\\n"

#: src/main.c:1
msgid "Hello"
msgstr "Ahoj"

#: src/main.c:2
#, c-format
msgid "%d file"
msgid_plural "%d files"
msgstr[0] "%d soubor"
msgstr[1] "%d soubory"
msgstr[2] "%d souborů"

#: src/main.c:3
msgid "Good bye."
msgstr ""
`;

export const germanPo = czechPo
  .replace("Language: cs", "Language: de")
  .replace("nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;", "nplurals=2; plural=n != 1;")
  .replace('"Ahoj"', '"Hallo"')
  .replace('"%d soubor"', '"%d Datei"')
  .replace('"%d soubory"', '"%d Dateien"')
  .replace('msgstr[2] "%d souborů"\n', "");

export const gettextFiles = { "po/app.pot": pot, "po/cs.po": czechPo, "po/de.po": germanPo };

export const jsonFiles = {
  "locales/en.json": '{\n  "greeting": "Hello",\n  "farewell": "Good bye"\n}\n',
  "locales/cs.json": '{\n  "greeting": "Ahoj"\n}\n',
};
