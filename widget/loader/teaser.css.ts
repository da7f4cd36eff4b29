/** In the launcher's own root: where the teaser stands, and its colours by the widget's theme. */
export const teaserCss = `
section{all:initial;box-sizing:border-box;position:absolute;bottom:2px;inset-inline-end:70px;width:max-content;max-width:min(264px,100vw - 106px);border:1px solid #8884;border-radius:16px;border-end-end-radius:4px;box-shadow:0 4px 16px #0003;color:#1c1917;background:#fff;font:15px/1.4 system-ui,sans-serif;overflow-wrap:anywhere;animation:rise .3s cubic-bezier(.2,.8,.2,1)}
:host([data-position=start]) section{inset-inline:70px auto;border-end-start-radius:4px;border-end-end-radius:16px}
:host([data-theme=dark]) section{color:#f5f5f4;background:#26221f}
@media(prefers-color-scheme:dark){:host(:not([data-theme=light])) section{color:#f5f5f4;background:#26221f}}
@keyframes rise{from{opacity:0;transform:translateY(8px)}}
@media(prefers-reduced-motion){section{animation:none}}
section button{all:unset;cursor:pointer;border-radius:inherit}
section button:before{content:none}
section button:focus-visible{outline:2px solid var(--bellhop-accent,#0f766e);outline-offset:2px}
.say{display:block;padding-block:14px;padding-inline:16px 38px}
.close{position:absolute;top:8px;inset-inline-end:6px;width:28px;height:28px;border-radius:50%;font:20px/28px system-ui,sans-serif;text-align:center}
`
