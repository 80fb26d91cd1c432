/** How pages look: the system's own fonts, light or dark as the reader has it, from narrow phones up. */
export const style = `
:root{color-scheme:light dark;--paper:#fff;--ink:#1c2024;--faint:#60646c;--line:#d9d9e0;--field:#f4f5f7;--link:#0b5fb0;
--strong:#0b5fb0;--good:#18794e;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--paper:#15171a;--ink:#e6e8eb;--faint:#a0a6ae;--line:#363a40;--field:#1e2126;
--link:#7ab8ff;--strong:#3b82d6;--good:#4cc38a;--bad:#ff8a80}}
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,sans-serif;background:var(--paper);color:var(--ink);overflow-wrap:anywhere}
header,main,footer{max-width:68rem;margin:0 auto;padding:0 1rem}
header{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between;padding-top:1rem}
nav{color:var(--faint);font-size:.95rem}
a{color:var(--link);text-underline-offset:.15em}
h1{font-size:1.6rem;line-height:1.2;margin:1rem 0 .5rem}
h2{font-size:1.15rem;margin:1.75rem 0 .5rem}
pre,code,kbd{font:.86rem/1.55 ui-monospace,monospace}
pre{background:var(--field);border:1px solid var(--line);border-radius:.5rem;padding:.9rem;margin:.5rem 0;overflow:auto;
white-space:pre-wrap}
.about{color:var(--faint);margin:.25rem 0}
.method{display:inline-block;min-width:4.2rem;font:600 .78rem/1.6 ui-monospace,monospace;color:var(--strong)}
.status{font-weight:600}.good{color:var(--good)}.bad{color:var(--bad)}
details{border:1px solid var(--line);border-radius:.5rem;margin:.6rem 0;padding:0 .9rem}
summary{cursor:pointer;padding:.6rem 0;font-weight:600}
form{display:grid;gap:.7rem;padding-bottom:.9rem}
header form{display:flex;flex-wrap:wrap;gap:.4rem;padding:0}
label{display:grid;gap:.2rem;font-size:.92rem}
label small{color:var(--faint)}
input,select,textarea,button{font:inherit;color:inherit;background:var(--field);border:1px solid var(--line);
border-radius:.4rem;padding:.4rem .6rem;width:100%;min-width:0}
textarea{min-height:2.6rem;resize:vertical}
header input{width:11rem}button{width:auto;justify-self:start;cursor:pointer;background:var(--strong);color:#fff;
border-color:transparent;font-weight:600}
button.plain{background:transparent;color:var(--link);font-weight:400;border-color:var(--line)}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.92rem;overflow-wrap:normal}
th,td{text-align:left;vertical-align:top;padding:.35rem .7rem .35rem 0;border-bottom:1px solid var(--line)}
th{color:var(--faint);font-weight:500}
ul.plain{list-style:none;padding:0;margin:.25rem 0}ul.plain li{padding:.15rem 0}
footer{color:var(--faint);font-size:.88rem;padding-top:2rem;padding-bottom:2rem}
[hidden]{display:none!important}
`;
