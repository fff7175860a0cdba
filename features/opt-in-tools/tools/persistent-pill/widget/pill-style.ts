/** The pill, and the card that it opens. */
export const PILL_STYLE = `
.pill {
  position: fixed; right: 2%; bottom: 24px; display: flex; border-radius: 999px;
  background: var(--ground); color: var(--ink); box-shadow: 0 6px 20px rgb(0 0 0 / 18%);
}
.pill button {
  min-height: 48px; padding: 0 8px 0 22px; border: 0; border-radius: 999px; background: none; color: inherit;
  font-size: 16px; font-weight: 600; cursor: pointer;
}
.pill .hide { width: 44px; padding: 0 14px 0 10px; }
.card {
  position: fixed; right: 2%; bottom: 24px; width: min(360px, 96vw); padding: 24px;
  max-height: calc(100vh - 48px); overflow: auto;
  border-radius: 16px; background: #fff; color: #273043; box-shadow: 0 12px 40px rgb(0 0 0 / 22%);
  animation: rise 160ms ease-out;
}
@keyframes rise { from { opacity: 0; transform: translateY(12px); } }
@media (prefers-reduced-motion: reduce) { .card { animation: none; } }
@media (max-width: 480px) {
  .card { left: 12px; right: 12px; bottom: 12px; width: auto; }
  .pill { right: 12px; bottom: 12px; }
  .pill button { min-height: 44px; padding-left: 16px; font-size: 14px; }
  .pill .hide { width: 36px; padding: 0 10px 0 6px; }
}
`;
