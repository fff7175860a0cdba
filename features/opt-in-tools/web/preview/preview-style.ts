/** What a preview changes in a tool's own sheet: the frame is the window, and a missing picture has a place. */
export const PREVIEW_STYLE = `
:host([data-preview]) {
  position: absolute !important; width: auto !important; height: auto !important; z-index: auto !important;
}
:host([data-preview]) .stage { position: absolute; overflow: hidden; }
.veil { position: absolute; inset: 0; background: #1419268c; }
.none { background: #e3e7ef; }
`;
