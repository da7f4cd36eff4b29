/**
 * A page may set the `--bellhop-*` variables on `bellhop-chat` or on any element around it. But for
 * `inline` mode all is out of the flow: in a page of full height, a flex or grid box, an empty child
 * of it would move the others. The order is the one that packs best.
 */
export const launcherCss =
  'div{position:absolute}' +
  'p{padding:16px;max-width:240px;border-radius:9px;font:16px system-ui;color:#111;background:#fff}' +
  'span{inset-inline-end:20px;z-index:9999999;bottom:var(--bellhop-bottom,20px);writing-mode:initial;position:fixed}' +
  ':host([data-mode=inline]) div{position:static;height:100%}' +
  ':host([data-position=start]) span{inset-inline:20px auto}' +
  'button:before{display:block;content:"";height:16px;width:20px;margin:auto;border:2px solid #0000;border-radius:9px 9px 9px 0;background:var(--bellhop-on-accent,#fff)}' +
  'button,p{box-shadow:0 4px 16px #0004}' +
  'button{display:block;height:56px;width:56px;background:var(--bellhop-accent,#0f766e);margin-inline-start:auto;border:2px solid #0000;border-radius:50%}' +
  ':host{display:contents}' +
  ':host([data-mode=inline]){display:block;height:var(--bellhop-height,600px)}' +
  '[aria-expanded=true]:before{height:0}' +
  '@media print{:host{display:none}:host([data-mode=inline]){display:block;height:auto!important}}' +
  ':host([hidden]),:host([data-mode=inline]) button,:host([data-mode=popup]) button,p:empty{display:none}'
