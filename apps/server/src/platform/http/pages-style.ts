/** Style of the few pages the server renders itself: the product's colours, light and dark, no foreign resource. */
export const PAGES_STYLE = `
:root{color-scheme:light dark;--ground:#F3F3EE;--surface:#FFFFFF;--line:#D9DCD3;--edge:#7C8A82;--ink:#0E1F1A;--ink2:#42514A;
--pine:#0F4A3C;--on-pine:#FFFFFF;--tint:#DCEAE2;--focus:#C9622A}
@media (prefers-color-scheme:dark){:root{--ground:#0D1412;--surface:#151E1B;--line:#2A3833;--edge:#74857D;--ink:#EEF3EF;--ink2:#B7C4BD;
--pine:#8ADBB5;--on-pine:#05261B;--tint:#17392E;--focus:#DE7F47}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:400 16px/1.5 "Instrument Sans Variable",system-ui,sans-serif}
main{max-width:820px;margin:0 auto;padding:40px 20px 64px}
h1{font-size:36px;line-height:1.12;margin:0 0 8px}
h2{font-size:24px;line-height:1.2;margin:40px 0 12px}
.lead{color:var(--ink2);margin:0 0 24px}
form{display:flex;flex-wrap:wrap;gap:12px;align-items:center;margin:0 0 24px}
input{flex:1 1 240px;min-height:48px;padding:0 14px;border:1.5px solid var(--edge);border-radius:10px;background:var(--surface);color:var(--ink);font:inherit}
button{min-height:48px;padding:0 24px;border:0;border-radius:999px;background:var(--pine);color:var(--on-pine);font:inherit;font-weight:650;cursor:pointer}
a{color:var(--pine);overflow-wrap:anywhere}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:4px}
article{background:var(--surface);border-radius:22px;margin:0 0 16px;overflow:hidden}
summary{padding:18px 24px;cursor:pointer}
.subject{font-weight:650}.facts{display:block;color:var(--ink2);font-size:14px}
.text{white-space:pre-wrap;overflow-wrap:anywhere;margin:0;padding:0 24px 24px}
.body{padding:0 24px 20px}
.empty{background:var(--surface);border-radius:22px;padding:24px}
.method{display:inline-block;min-width:64px;font-weight:700}
code,.path{font-family:ui-monospace,monospace;font-size:15px;overflow-wrap:anywhere}
pre{background:var(--ground);border-radius:10px;padding:14px;overflow:auto;font-size:14px;line-height:1.45}
table{border-collapse:collapse;width:100%}
td,th{text-align:left;padding:8px 12px 8px 0;border-bottom:1px solid var(--line);vertical-align:top}
`;
