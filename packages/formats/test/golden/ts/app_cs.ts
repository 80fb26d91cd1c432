<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>MainWindow</name>
    <message>
        <location filename="../main.cpp" line="12"/>
        <source>Don&apos;t &quot;quote&quot; &lt;b&gt; &amp;File</source>
        <translation>Ne&apos;&lt;b&gt; &amp;Soubor</translation>
    </message>
    <message>
        <location line="+3"/>
        <location filename="../other.cpp" line="7"/>
        <location line="+1"/>
        <source>Open</source>
        <comment>menu</comment>
        <extracomment>For the menu</extracomment>
        <translatorcomment>Nejsem si jist</translatorcomment>
        <translation type="unfinished">Otevřít</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>state</comment>
        <oldsource>Opened</oldsource>
        <oldcomment>old state</oldcomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in %n place(s)</source>
        <translation>
            <numerusform>%n soubor</numerusform>
            <numerusform>%n soubory</numerusform>
            <numerusform>%n souborů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Same</source>
        <translation></translation>
    </message>
    <message>
        <source>Escape <byte value="x1b"/> and
line</source>
        <translation type="unfinished"/>
    </message>
    <message>
        <source>Long text</source>
        <translation variants="yes">
            <lengthvariant>Dlouhý text</lengthvariant>
            <lengthvariant>Text</lengthvariant>
        </translation>
    </message>
    <message>
        <source>Gone</source>
        <translation type="vanished">Pryč</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation type="obsolete">Pryč</translation>
    </message>
</context>
<context>
    <name>Other</name>
    <message id="by-id">
        <source>Text with id</source>
    </message>
</context>
</TS>
