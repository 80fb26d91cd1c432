<TS>
<context>
<name>A</name>
</TS>
