<?xml version="1.0" ?><!DOCTYPE TS><TS language="fil" version="2.0">
<context>
  <name>A</name>
  <message><source>One 👍</source><translation>It's "one"</translation></message>
  <message utf8="true"><source>Two</source><translation type="unfinished"></translation></message>
</context>
</TS>
