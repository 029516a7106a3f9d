/** The style sheet of the page: its head, sections, tables and failures. */

export const LOOKS = `
*{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:64px;-webkit-text-size-adjust:100%}
@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--c-page);color:var(--c-ink);font:15px/1.5 -apple-system,"Segoe UI","Noto Sans",Helvetica,Arial,"DejaVu Sans",sans-serif}
main{max-width:1360px;margin:0 auto;padding:28px 28px 80px}
code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono","DejaVu Sans Mono",monospace;font-size:.88em}
a{color:var(--c-link);text-decoration:none}
a:hover{text-decoration:underline}
:focus-visible{outline:2px solid var(--c-link);outline-offset:2px;border-radius:4px}
h1,h2,h3,h4,p,dl,dd,ul{margin:0}
ul{padding:0;list-style:none}
h2{font-size:22px;line-height:1.25;letter-spacing:-.01em}
h3{font-size:16px}
section{background:var(--c-card);border:1px solid var(--c-edge);border-radius:14px;padding:22px 24px 24px;margin-top:22px}
.about{color:var(--c-quiet);margin-top:4px;max-width:90ch}
.empty{color:var(--c-quiet);margin-top:10px}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
[hidden]{display:none!important}

.top .kicker{color:var(--c-quiet);font-weight:600}
.top h1{display:flex;gap:16px;align-items:flex-start;margin:10px 0 22px;font-size:27px;line-height:1.28;letter-spacing:-.015em;max-width:60ch;text-wrap:balance}
.top .sign{flex:none;display:grid;place-items:center;width:38px;height:38px;border-radius:50%;font-size:20px;line-height:1;background:var(--c-faint);color:var(--c-quiet)}
.top.good .sign{background:var(--c-good-ground);color:var(--c-good)}
.top.missed .sign{background:var(--c-warn-ground);color:var(--c-warn)}
.top.failed .sign{background:var(--c-bad-ground);color:var(--c-bad)}
.tiles{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:12px}
.tile{display:flex;flex-direction:column;background:var(--c-card);border:1px solid var(--c-edge);border-left:4px solid var(--c-edge);border-radius:10px;padding:11px 14px 12px;color:inherit}
.tile:hover{border-color:var(--c-quiet);text-decoration:none}
.tile .name-of{font-size:13px;color:var(--c-quiet)}
.tile strong{font-size:23px;line-height:1.3;font-weight:650;font-variant-numeric:tabular-nums;letter-spacing:-.01em}
.tile small{font-size:13px;color:var(--c-quiet)}
.tile.good{border-left-color:var(--c-good)}
.tile.good small{color:var(--c-good)}
.tile.missed{border-left-color:var(--c-warn)}
.tile.missed small{color:var(--c-warn)}
.tile.failed{border-left-color:var(--c-bad)}
.tile.failed strong,.tile.failed small{color:var(--c-bad)}
.top .missing{margin-top:14px;padding:12px 16px;border-radius:10px;background:var(--c-warn-ground);overflow-wrap:anywhere}
.top .missing b{color:var(--c-warn)}
.facts{display:flex;flex-wrap:wrap;gap:6px 28px;margin-top:16px;font-size:13.5px}
.facts div{display:flex;gap:7px;min-width:0}
.facts dt{color:var(--c-quiet)}
.facts dd{font-variant-numeric:tabular-nums;overflow-wrap:anywhere}

nav{position:sticky;top:0;z-index:5;display:flex;gap:2px;overflow-x:auto;margin:22px -28px 0;padding:8px 28px;background:color-mix(in srgb,var(--c-page) 92%,transparent);backdrop-filter:blur(6px);border-bottom:1px solid var(--c-edge)}
nav a{padding:5px 12px;border-radius:8px;color:var(--c-ink);font-weight:550;white-space:nowrap}
nav a:hover{background:var(--c-faint);text-decoration:none}

.filter{display:flex;flex-wrap:wrap;gap:6px 14px;align-items:center;margin-top:14px}
.filter label{color:var(--c-quiet)}
input[type=search],select,button{font:inherit;font-size:14px;color:var(--c-ink);background:var(--c-card);border:1px solid var(--c-edge);border-radius:8px;padding:5px 10px}
input[type=search]{width:260px;margin-left:6px}
.filter output{color:var(--c-quiet);font-variant-numeric:tabular-nums}
.sideways{overflow-x:auto;margin-top:12px}
table{border-collapse:collapse;width:100%;font-size:14px}
th{text-align:left;font-size:13px;font-weight:600;color:var(--c-quiet);white-space:nowrap;border-bottom:1px solid var(--c-edge);padding:6px 10px}
td{vertical-align:top;border-bottom:1px solid var(--c-faint);padding:6px 10px}
tr:last-child td{border-bottom:0}
th.number,td.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
th.number:first-child{text-align:left}
th button{all:unset;cursor:pointer;font:inherit;color:inherit;border-radius:4px}
th button:focus-visible{outline:2px solid var(--c-link);outline-offset:2px}
th button::after{content:"↕";display:inline-block;width:1em;margin-left:4px;opacity:.45;text-align:center}
th[aria-sort=ascending] button::after{content:"↑";opacity:1}
th[aria-sort=descending] button::after{content:"↓";opacity:1}
td code{white-space:nowrap}
tbody tr:hover td{background:var(--c-faint)}
.missing-row td{background:var(--c-bad-ground)}
.missing-row td:first-child{box-shadow:inset 3px 0 var(--c-bad)}
tr:target td{background:color-mix(in srgb,var(--c-link) 18%,var(--c-card))}
.amount{display:inline-grid;grid-template-columns:minmax(5.4em,auto) 64px;gap:9px;align-items:center}
.amount i{height:7px;border-radius:4px;background:linear-gradient(var(--c-bar),var(--c-bar)) left/calc(var(--part)*100%) 100% no-repeat var(--c-faint)}
.amount.none span{color:var(--c-bad);font-weight:650}

.blocks{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:26px 36px;margin-top:14px}
.stack{display:grid;grid-template-columns:minmax(0,1fr);gap:26px;align-content:start}

.failure{margin-top:18px;border:1px solid var(--c-edge);border-left:4px solid var(--c-bad);border-radius:10px;padding:16px 18px}
.failure h3 span{color:var(--c-bad);margin-right:8px}
.finding{margin-top:4px;font-weight:550;overflow-wrap:anywhere}
pre{margin:12px 0 0;padding:14px 16px;max-height:520px;overflow:auto;border-radius:8px;background:var(--c-faint);line-height:1.5;unicode-bidi:isolate}
summary{cursor:pointer;margin-top:12px;color:var(--c-link);width:fit-content}

@media(max-width:1000px){
main{padding:18px 16px 60px}
nav{margin:18px -16px 0;padding:8px 16px}
section{padding:18px 16px 20px}
.top h1{font-size:22px}
.tiles{grid-template-columns:repeat(2,minmax(0,1fr))}
.blocks{grid-template-columns:minmax(0,1fr)}
th{white-space:normal;padding:6px 7px}
td{padding:6px 7px}
.amount{grid-template-columns:minmax(3.8em,auto) 22px;gap:6px}
}
@media print{nav,.filter{display:none!important}section{break-inside:auto;border:0}pre{max-height:none}}
`.trim()
