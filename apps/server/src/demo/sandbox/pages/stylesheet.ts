/** The sandbox's only style sheet: the product's colours, light and dark, in the reader's own font. */
export const STYLESHEET = `
:root{color-scheme:light dark;--ground:#F3F3EE;--surface:#FFFFFF;--line:#D9DCD3;--edge:#7C8A82;--ink:#0E1F1A;--ink2:#42514A;
--pine:#0F4A3C;--pine-hover:#0A3A2F;--on-pine:#FFFFFF;--pine-tint:#DCEAE2;--warn:#7A4E00;--warn-tint:#FFEFC7;--focus:#C9622A}
@media (prefers-color-scheme:dark){:root{--ground:#0D1412;--surface:#151E1B;--line:#2A3833;--edge:#74857D;--ink:#EEF3EF;--ink2:#B7C4BD;
--pine:#8ADBB5;--pine-hover:#A6E8CA;--on-pine:#05261B;--pine-tint:#17392E;--warn:#F1C562;--warn-tint:#382C10;--focus:#DE7F47}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:400 16px/1.5 "Instrument Sans Variable","Instrument Sans",system-ui,sans-serif}
header{background:var(--warn-tint);color:var(--warn)}
header p{max-width:720px;margin:0 auto;padding:12px 24px}
main{max-width:720px;margin:0 auto;padding:32px 24px 48px}
h1{font-size:30px;line-height:1.15;letter-spacing:-.018em;margin:0 0 8px}
h2{font-size:24px;line-height:1.2;margin:32px 0 8px}
.lead{color:var(--ink2);margin:0 0 24px}
.card{background:var(--surface);border-radius:22px;padding:24px;margin:0 0 24px}
dl div{display:flex;justify-content:space-between;gap:16px;padding:8px 0;border-bottom:1px solid var(--line);flex-wrap:wrap}
dl div:last-child{border:0}
dt{color:var(--ink2)}dd{margin:0;font-weight:600;overflow-wrap:anywhere}
fieldset{border:0;margin:0 0 20px;padding:0;display:grid;gap:10px}
legend{font-weight:700;font-size:18px;padding:0;margin-bottom:12px}
.choice{display:flex;gap:14px;align-items:flex-start;border:1.5px solid var(--edge);border-radius:10px;padding:12px 14px;cursor:pointer}
.choice:has(:checked){background:var(--pine-tint);border-color:var(--pine)}
.choice:focus-within{outline:3px solid var(--focus);outline-offset:2px}
.choice input{width:20px;height:20px;margin:2px 0 0;accent-color:var(--pine);flex:none;outline:none}
.choice strong,.choice small{display:block}
.choice small{font-size:14px;color:var(--ink2)}
.choice:has(:checked) small{color:var(--ink)}
button,.button{display:inline-flex;align-items:center;min-height:48px;padding:0 28px;border:0;border-radius:999px;background:var(--pine);color:var(--on-pine);font:inherit;font-weight:650;cursor:pointer;text-decoration:none}
button:hover,.button:hover{background:var(--pine-hover)}
a{color:var(--pine)}.button{color:var(--on-pine)}
a:focus-visible,button:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.alert{background:var(--warn-tint);color:var(--warn);border-radius:14px;padding:14px 18px;margin:0 0 24px}
`;
