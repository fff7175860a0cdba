/**
 * The wheel, beside its text or above it. Only its rotation is animated, which costs no layout. `transition: none` ends
 * a turn early for an impatient shopper.
 */
export const WHEEL_STYLE = `
dialog.wheelCard { width: min(48.75em, 96cqw); }
.wheelCard .inside { flex-direction: row; min-height: min(440px, 100cqh - 48px); }
.figure { display: grid; flex: 0 0 52%; place-items: center; padding: 20px; }
.figure ~ .words { display: flex; }
.figure ~ .words .panel { margin: auto 0; flex: 1; min-width: 0; padding-inline-start: 8px; }
.wheel { width: min(100%, 380px); stroke: none; filter: drop-shadow(0 6px 16px rgb(0 0 0 / 18%)); }
g { transition: none; }
.turning { transition: transform 4s cubic-bezier(0.16, 0.8, 0.2, 1); will-change: transform; }
.aside { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
@container stage (max-width: 600px) {
  dialog.wheelCard { width: auto; }
  .wheelCard .inside { flex-direction: column; min-height: 0; overflow: auto; }
  .wheelCard .close { position: sticky; order: -1; flex: none; align-self: end; margin: 10px 10px -46px; z-index: 1; }
  .figure { flex: none; padding: 16px 16px 0; }
  .figure ~ .words { flex: none; }
  .figure ~ .words .panel { padding-inline-start: 24px; }
  .wheel { width: min(62cqw, 40cqh); }
}
`;
