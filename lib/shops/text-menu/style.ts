/**
 * The looks of a menu in words. They stand in the document, so that nothing else has to be fetched, and repeat the few
 * colours of app/theme.css that they need; old browsers know neither light-dark() nor nested rules.
 */
const light = '--paper:#fcfaf6;--ink:#271921;--soft:#64545d;--fig:#731e47;--line:#e1dcd4;--herb:#1b502a';
const dark = '--paper:#150e12;--ink:#f3f0ea;--soft:#bbaeb6;--fig:#f4a9c6;--line:#3e333a;--herb:#8ae0a2';

export const textStyle = `
:root{${light};color-scheme:light;font:1rem/1.5 var(--font-sans);background:var(--paper);color:var(--ink);-webkit-text-size-adjust:100%}
@media screen{:root[data-theme=dark]{${dark};color-scheme:dark}}
@media screen and (prefers-color-scheme:dark){:root[data-theme=system]{${dark};color-scheme:dark}}
body{max-width:42rem;margin:0 auto;padding:0 1rem 2rem;overflow-wrap:break-word}
header{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:0 1rem;border-bottom:1px solid var(--line)}
h1{margin:1.25rem 0 .25rem;font-size:1.75rem;line-height:1.2}
h2{margin:1.75rem 0 .25rem;font-size:1.375rem;line-height:1.2;break-after:avoid}
p{margin:.25rem 0}
ul{margin:0;padding:0;list-style:none}
a{color:var(--fig);text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
.brand a,.order,nav a{display:inline-block;padding:.625rem 0;font-weight:600}
.brand a{color:var(--ink);text-decoration:none}
.facts{color:var(--soft)}
.facts li{display:inline}
.facts li+li::before{content:"\\00B7";margin-inline:.4em}
.facts a{display:inline-block;padding:.25rem 0}
nav ul{display:flex;flex-wrap:wrap;gap:0 1.25rem;margin-top:.5rem}
section li{display:flex;justify-content:space-between;gap:1rem;padding:.5rem 0;border-bottom:1px solid var(--line);break-inside:avoid}
section div{min-width:0}
section div a{display:inline-block;padding:.125rem 0;font-weight:600}
section p{color:var(--soft);font-size:.875rem;line-height:1.25rem;margin:0}
small{font-size:.8125rem;color:var(--herb)}
b{font-weight:600;text-align:end;flex:none;max-width:40%}
s{color:var(--soft);font-weight:400}
s span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
footer{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;margin-top:2rem}
footer p{flex:1 1 12rem;min-width:0}
footer svg{width:7rem;height:7rem;background:#fff;flex:none}
@media print{body{max-width:none;font-size:9.5pt;line-height:1.3}nav,.order{display:none}main{columns:2;column-gap:1.5rem}h1,h1+p,.facts{column-span:all}h2{margin-top:.75rem;font-size:13pt}section p,small{font-size:8.5pt;line-height:1.3}section li{padding:.125rem 0;border:0}a{color:inherit;text-decoration:none}footer{break-inside:avoid}}
`;
