/** A page may set the `--bellhop-*` variables on `bellhop-chat` or on any element around it. */
export const launcherCss = `
:host{display:contents}
:host([data-mode=inline]){display:block;height:var(--bellhop-height,600px)}
:host([hidden]),:host(:not([data-mode=bubble])) button,p:empty{display:none}
div{height:100%}
span{position:fixed;z-index:9999999;bottom:20px;inset-inline-end:20px}
:host([data-position=start]) span{inset-inline:20px auto}
button{display:block;height:56px;width:56px;margin-inline-start:auto;border-radius:50%;border:2px solid #0000;background:var(--bellhop-accent,#0f766e)}
button,p{box-shadow:0 4px 16px #0004}
button:before{content:"";display:block;height:20px;width:24px;margin:auto;border-radius:9px 9px 9px 0;background:var(--bellhop-on-accent,#fff)}
[aria-expanded=true]:before{height:4px}
p{padding:16px;border-radius:9px;max-width:240px;font:16px system-ui;color:#111;background:#fff}
`
