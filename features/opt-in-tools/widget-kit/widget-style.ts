/**
 * What all tools look like. What is important in here outranks what is important on the shop's page, so that nothing of
 * the page reaches in; and the host takes up no space, so that it moves nothing. An error has room for two lines from the
 * beginning, for the card must not move when there is something to say. What has the focus is framed in light and dark,
 * to be seen on any page.
 */
export const WIDGET_STYLE = `
:host {
  all: initial !important; display: block !important; position: fixed !important; right: 0 !important;
  bottom: 0 !important; width: 0 !important; height: 0 !important; z-index: 2147483000 !important;
}
* { box-sizing: border-box; font-family: system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
svg { display: block; width: 20px; fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linecap: round; }
h2 { margin: 0 32px 8px 0; font-size: 22px; line-height: 1.25; font-weight: 700; }
p { margin: 0 0 16px; font-size: 15px; line-height: 1.45; }
label { display: block; margin-bottom: 6px; font-size: 14px; font-weight: 600; }
input {
  width: 100%; min-height: 48px; padding: 0 14px; border: 1px solid #8a93a6; border-radius: 10px;
  font-size: 16px; color: #273043; background: #fff;
}
input[aria-invalid='true'] { border-color: #c02626; }
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
a:focus-visible, button:focus-visible, input:focus-visible {
  outline: 2px solid #fff; outline-offset: 0; box-shadow: 0 0 0 5px #273043;
}
.completed:focus { outline: none; }
`;
