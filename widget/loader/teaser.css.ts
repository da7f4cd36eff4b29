/** In the launcher's own root: where the teaser stands, and its colours by the widget's theme. */
export const placeCss = `
section{all:initial;--ground:#fff;--ink:#1c1917;--quiet:#57534e;--line:#0000001f;position:absolute;bottom:2px;inset-inline-end:70px;width:max-content;max-width:min(264px,100vw - 106px)}
:host([data-position=start]) section{--start:4px;--end:16px;inset-inline:70px auto}
:host([data-theme=dark]) section{--ground:#26221f;--ink:#f5f5f4;--quiet:#bdb7b1;--line:#ffffff2e}
@media(prefers-color-scheme:dark){:host(:not([data-theme=light])) section{--ground:#26221f;--ink:#f5f5f4;--quiet:#bdb7b1;--line:#ffffff2e}}
@media print{section{display:none}}
`

export const teaserCss = `
:host{animation:rise .3s cubic-bezier(.2,.8,.2,1)}
@keyframes rise{from{opacity:0;transform:translateY(8px)}}
@media(prefers-reduced-motion){:host{animation:none}}
button{all:unset;box-sizing:border-box;cursor:pointer;background:var(--ground)}
button:focus-visible{outline:2px solid var(--bellhop-accent,#0f766e);outline-offset:2px}
.say{display:block;padding-block:14px;padding-inline:16px 38px;border:1px solid var(--line);border-radius:16px;border-end-start-radius:var(--start,16px);border-end-end-radius:var(--end,4px);box-shadow:0 4px 16px #0003;color:var(--ink);font:15px/1.4 system-ui,sans-serif;text-align:start;overflow-wrap:anywhere}
.close{position:absolute;top:9px;inset-inline-end:7px;width:28px;height:28px;border-radius:50%;color:var(--quiet);font:20px/28px system-ui,sans-serif;text-align:center}
.close:hover{color:var(--ink)}
`
