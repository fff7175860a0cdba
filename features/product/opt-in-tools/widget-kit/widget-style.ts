/**
 * The styles that all tools share. Important declarations in here outrank those of the shop's page, so that no style of
 * the page reaches in. The host takes no space, so it moves nothing. All sizes are relative to the stage, which is the
 * window or a preview's frame. An error always has space for two lines, because the card must not move when one
 * appears. Text sizes are parts of the browser's default font size, never of the page's. The focus ring is visible on
 * light and dark pages.
 */
export const WIDGET_STYLE = `
:host {
  all: initial !important; display: block !important; position: fixed !important; inset: 0 !important;
  width: 0 !important; height: 0 !important; z-index: 2147483000 !important;
}
.stage {
  position: fixed; inset: 0; container: stage / size; pointer-events: none; --strong: #273043;
  --ink: #5b6475; --alarm: #b42318; --fit: 1; color: var(--strong); line-height: 1.4; overflow-wrap: anywhere;
  font-family: system-ui, sans-serif; -webkit-text-size-adjust: 100%; text-align: left;
}
:dir(rtl) { text-align: right; }
.stage * { box-sizing: border-box; }
.pill, .card, .chat { pointer-events: auto; outline: 1px solid #0000; }
svg { display: block; width: 20px; fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linecap: round; }
button, input { font: inherit; border: 0; }
h2, p { margin: 0; }
.text { margin-bottom: 10px; unicode-bidi: plaintext; font-size: calc(var(--size) * var(--fit)); line-height: 1.35; }
h2.text { margin-inline-end: 28px; line-height: 1.2; }
label { display: block; margin-bottom: 6px; font-size: 0.875em; font-weight: 600; }
[type='tel'] {
  width: 100%; min-height: 48px; padding: 0 14px; border: 1px solid #8a93a6; border-radius: 10px;
  color: #273043; background: #fff; text-align: start;
}
[aria-invalid='true'] { border-color: #c02626; }
.error { min-height: 19px; margin: 6px 0; font-size: 0.875em; line-height: 1.36; color: var(--alarm); }
.consent { margin-bottom: 12px; font-size: 0.78em; color: var(--ink); }
.consent a { color: inherit; font-weight: 600; }
.agree { display: flex; gap: 10px; font: inherit; }
.agree input { flex: none; width: 24px; height: 24px; margin: 0; }
.submit, .done, .messenger, .apply {
  display: block; width: 100%; margin-bottom: 10px; padding: 13px 12px; outline: 1px solid #0000; border-radius: 10px;
  font: 600 1em/1.375 system-ui, sans-serif; text-align: center; text-decoration: none; cursor: pointer;
  background: var(--fill, #3b55e6); color: var(--on, #fff);
}
.done, .copy { background: #f1f3f7; color: #273043; }
.done { margin: 8px 0 0; }
[aria-disabled='true'] { opacity: 0.7; cursor: default; }
.messenger { display: flex; align-items: center; justify-content: center; gap: 8px; background: #006ad1; }
.White { background: #fff; color: #005fbd; border: 1px solid #8a93a6; }
.Small { width: fit-content; padding: 10px 12px; font-size: 0.875em; }
.Large { padding: 16px 12px; font-size: 1.125em; }
.code, .chat-way {
  display: flex; align-items: center; justify-content: space-between; gap: 8px; margin-bottom: 10px; color: inherit;
}
.code {
  padding: 6px 6px 6px 14px; border: 1.5px dashed #8a93a6; border-radius: 10px; background: #fff;
}
.code b, .won { font-size: 1.125em; }
.copy {
  min-height: 36px; padding: 0 12px; border-radius: 8px; font-size: 0.875em; cursor: pointer;
}
.error .copy { font: inherit; }
.chat-way svg { flex: none; width: 147px; fill: #000; stroke: none; background: #fff; shape-rendering: crispEdges; }
.won { margin-bottom: 10px; }
.logo { display: block; max-width: 120px; max-height: 56px; margin-bottom: 12px; object-fit: contain; }
.close {
  position: absolute; top: 10px; inset-inline-end: 10px; width: 36px; height: 36px; padding: 8px;
  border-radius: 18px; background: #fffc; cursor: pointer;
}
.close:hover { background-color: #f1f3f7; }
.close, .hide { font: 24px/20px system-ui; }
:focus-visible:not([tabindex]) {
  outline: 2px solid #fff; outline-offset: 0; box-shadow: 0 0 0 5px #273043;
}
[tabindex] { outline: none; }
.card {
  position: absolute; right: 2%; bottom: 24px; width: min(22.5em, 96cqw); max-height: calc(100cqh - 48px);
  border: 0; padding: 0; overflow: hidden; border-radius: 16px; box-shadow: 0 12px 40px #0004;
  color: inherit; background: none; animation: rise 160ms ease-out;
}
.card.left { right: auto; left: 2%; }
.inside { position: relative; display: flex; flex-direction: column; max-height: inherit; }
.panel { padding: 24px; color: var(--strong); }
.on-picture :is(label, .consent, .chat-way, .error:not(:empty), .won) {
  width: fit-content; padding: 4px 8px; border-radius: 6px; background: #fffffff2;
}
.words { flex: 1; min-height: 0; overflow: auto; overscroll-behavior: contain; }
@keyframes rise { from { opacity: 0; transform: translateY(12px); } }
@media print { .stage { display: none; } }
@media (prefers-reduced-motion) { .card, .pill { animation: none; transition: none; } }
@container stage (max-width: 480px) {
  .card, .card.left { left: 12px; right: 12px; bottom: 12px; width: auto; max-height: calc(100cqh - 24px); }
}
`;

/** A card over the whole page, in its layouts. Its picture shrinks before its text does. */
export const MODAL_STYLE = `
dialog::backdrop { position: absolute; inset: 0; background: #1419268c; }
dialog.card { inset: 0; max-width: none; width: min(26.25em, 96cqw); height: fit-content; margin: auto; }
dialog:modal { position: fixed; }
.picture { display: block; width: 100%; flex: 0 1e4 180px; min-height: 80px; object-fit: cover; }
dialog.modalImageAtRight { width: min(47.5em, 96cqw); }
.modalImageAtRight .inside { flex-direction: row-reverse; min-height: min(460px, 100cqh - 48px); }
.modalImageAtRight .picture { flex: 0 0 46%; width: 0; height: auto; }
dialog.modalImageBehind { width: min(32.5em, 96cqw); }
.modalImageBehind .inside { padding: 32px; min-height: min(480px, 100cqh - 48px); justify-content: center; }
.modalImageBehind .picture { position: absolute; inset: 0; height: 100%; }
.modalImageBehind .words { position: relative; flex: 0 1 auto; border-radius: 12px; }
@container stage (max-width: 600px) {
  dialog.card { inset: auto 0 12px; width: auto; max-width: none; margin: 0 12px; }
  .modalImageAtRight .inside { flex-direction: column; }
  .modalImageAtRight .picture, .modalImageAtTop .picture { flex: 0 0 22cqh; width: 100%; }
  .modalImageBehind .inside { padding: 16px; min-height: 0; }
}
`;

/**
 * A pill at the edge of the page, above other tools in its corner. It moves by transforms, which cause no layout shift.
 */
export const PILL_STYLE = `
.pill { position: absolute; display: flex; max-width: 96cqw; border-radius: 999px; box-shadow: 0 6px 20px #0003; transition: translate 160ms; --rise: 24px; }
.pill button { min-block-size: 48px; padding: 0; padding-inline: 22px 8px; border-radius: 999px; background: none; cursor: pointer; }
.pill .hide { inline-size: 44px; padding-inline: 10px 14px; }
.at-bottomRight, .at-bottomLeft { bottom: var(--rise); translate: 0 min(0px, var(--rise) - var(--filled)); }
.at-bottomRight { right: 2%; }
.at-bottomLeft { left: 2%; }
.at-right, .at-left {
  top: 50%; translate: 0 min(-50%, 50cqh - 100% - var(--filled)); writing-mode: vertical-rl; white-space: nowrap;
  border-radius: 16px 0 0 16px;
}
.at-right { right: 0; }
.at-left { left: 0; rotate: 180deg; }
@container stage (max-width: 480px) {
  .pill { --rise: 12px; }
  .at-bottomRight { right: 12px; }
  .at-bottomLeft { left: 12px; }
  .pill button { min-block-size: 44px; padding-inline-start: 16px; }
  .pill .hide { inline-size: 36px; padding-inline: 6px 10px; }
}
`;

/** In the page's place for a tool. */
export const PLACED_STYLE = `
:host([data-inline]) { position: static !important; width: auto !important; height: auto !important; }
:host([data-inline]) .stage { position: static; container-type: inline-size; }
:host([data-inline]) .card { position: relative; inset: auto; width: auto; max-width: 32.5em; max-height: none; box-shadow: 0 0 0 1px #d9dee8; }
`;
