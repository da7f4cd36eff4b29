/**
 * A page may set the `--bellhop-*` variables on `bellhop-chat` or on any element around it. But for
 * `inline` mode all is out of the flow: in a page of full height, a flex or grid box, an empty child
 * of it would move the others. The order is the one that packs best.
 */
export const launcherCss =
  'p{border-radius:9px;color:#000;background:#fff;padding:16px;font:16px system-ui;max-width:240px}' +
  '[aria-expanded=true]:before{height:0}' +
  'button:before{display:block;height:16px;width:20px;margin:auto;border:2px solid #0000;background:var(--bellhop-on-accent,#fff);border-radius:9px 9px 9px 0;content:""}' +
  ':host{display:contents}' +
  'button,p{box-shadow:0 4px 16px #0004}' +
  'button{display:block;height:56px;width:56px;margin-inline-start:auto;border:2px solid #0000;background:var(--bellhop-accent,#0f766e);border-radius:50%}' +
  'div{position:absolute}' +
  'span{inset-inline-end:20px;writing-mode:initial;z-index:9999999;position:fixed;bottom:var(--bellhop-bottom,20px)}' +
  ':host([data-mode=inline]) div{position:static;height:100%}' +
  ':host([data-position=start]) span{inset-inline:20px auto}' +
  ':host([data-mode=inline]){display:block;height:var(--bellhop-height,600px)}' +
  '@media print{:host{display:none}:host([data-mode=inline]){display:block;height:auto!important}}' +
  'p:empty,:host([data-mode=inline]) p:empty+*,:host([data-mode=popup]) p:empty+*,:host([hidden]){display:none}'
