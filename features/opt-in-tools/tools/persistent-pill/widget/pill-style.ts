/**
 * The pill's whole look. What is important in here outranks what is important on the shop's page, so that nothing of
 * the page reaches in; and the host takes no room, so that it moves nothing.
 */
export const PILL_STYLE = `
:host {
  all: initial !important; display: block !important; position: fixed !important; right: 0 !important;
  bottom: 0 !important; width: 0 !important; height: 0 !important; z-index: 2147483000 !important;
}
* { box-sizing: border-box; font-family: system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
.pill {
  position: fixed; right: 2%; bottom: 24px; display: flex; border-radius: 999px;
  background: var(--ground); color: var(--ink); box-shadow: 0 6px 20px rgb(0 0 0 / 18%);
}
.pill button {
  min-height: 48px; padding: 0 8px 0 22px; border: 0; border-radius: 999px; background: none; color: inherit;
  font-size: 16px; font-weight: 600; cursor: pointer;
}
.pill .leave { width: 44px; padding: 0 14px 0 10px; }
svg { display: block; width: 20px; fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linecap: round; }
.card {
  position: fixed; right: 2%; bottom: 24px; width: min(360px, 96vw); padding: 24px;
  max-height: calc(100vh - 48px); overflow: auto;
  border-radius: 16px; background: #fff; color: #273043; box-shadow: 0 12px 40px rgb(0 0 0 / 22%);
  animation: rise 160ms ease-out;
}
@keyframes rise { from { opacity: 0; transform: translateY(12px); } }
h2 { margin: 0 32px 8px 0; font-size: 22px; line-height: 1.25; font-weight: 700; }
p { margin: 0 0 16px; font-size: 15px; line-height: 1.45; }
label { display: block; margin-bottom: 6px; font-size: 14px; font-weight: 600; }
input {
  width: 100%; min-height: 48px; padding: 0 14px; border: 1px solid #8a93a6; border-radius: 10px;
  font-size: 16px; color: #273043; background: #fff;
}
input[aria-invalid='true'] { border-color: #c02626; }
/* Room for two lines from the beginning: the card must not move when there is something to say. */
.error { min-height: 38px; margin: 6px 0; font-size: 14px; line-height: 19px; color: #b42318; }
.consent { font-size: 12.5px; color: #5b6475; }
.consent a { color: #273043; font-weight: 600; }
.submit, .done {
  display: block; width: 100%; min-height: 48px; border: 0; border-radius: 10px; font-size: 16px; font-weight: 600;
  line-height: 48px; text-align: center; text-decoration: none; cursor: pointer; background: var(--ground);
  color: var(--ink);
}
.done { margin-top: 8px; background: #f1f3f7; color: #273043; }
.submit[aria-disabled='true'] { opacity: 0.7; cursor: default; }
.close {
  position: absolute; top: 14px; right: 14px; width: 36px; height: 36px; padding: 8px; border: 0;
  border-radius: 8px; background: none; cursor: pointer; color: #5b6475;
}
.close:hover { background: #f1f3f7; }
/* Light and dark in one, to be seen on any page. */
a:focus-visible, button:focus-visible, input:focus-visible {
  outline: 2px solid #fff; outline-offset: 0; box-shadow: 0 0 0 5px #273043;
}
.completed:focus { outline: none; }
@media (prefers-reduced-motion: reduce) { .card { animation: none; } }
@media (max-width: 480px) {
  .card { left: 12px; right: 12px; bottom: 12px; width: auto; }
  .pill { right: 12px; bottom: 12px; }
  .pill button { min-height: 44px; padding-left: 16px; font-size: 14px; }
  .pill .leave { width: 36px; padding: 0 10px 0 6px; }
}
`;
