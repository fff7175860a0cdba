/** The button in the corner, its greeting and its panel. */
export const CHAT_STYLE = `
.chat { position: absolute; bottom: var(--rise); display: flex; flex-direction: column; gap: 10px; max-width: 92cqw; pointer-events: none; }
.chat > * { pointer-events: auto; }
.chat.left { left: var(--away); visibility: var(--bellbird-left-card, visible); }
.chat.right { right: var(--away); visibility: var(--bellbird-right-card, visible); }
.chat.left > * { margin-right: auto; }
.chat.right > * { margin-left: auto; }
.bubble {
  display: flex; align-items: center; gap: 10px; min-height: 56px; padding: 0 18px; border: 0; border-radius: 28px;
  cursor: pointer; font-weight: 600; box-shadow: 0 6px 20px #0003;
}
.round { padding: 0 15px; }
.bubble svg { width: 26px; }
.teaser {
  position: relative; max-width: 18.7em; padding: 12px; padding-inline: 14px 44px; border-radius: 14px; background: #fff;
  box-shadow: 0 6px 20px #0003; font-size: 0.9375em; animation: rise 160ms ease-out;
}
.teaser .close { top: 4px; inset-inline-end: 4px; color: #5b6475; }
.panel-chat {
  display: flex; flex-direction: column; width: min(21.25em, 92cqw); max-height: calc(100cqh - 82px - var(--rise)); overflow: hidden;
  border-radius: 16px; background: #fff; box-shadow: 0 12px 40px #0004; animation: rise 160ms ease-out;
}
.head { position: relative; padding: 18px; padding-inline: 20px 52px; }
.head h2 { font-size: 1.125em; line-height: 1.25; }
.head p { margin-top: 4px; font-size: 0.875em; }
.head .close { background: none; color: inherit; }
.head .close:hover { background: rgb(0 0 0 / 15%); }
.talk { flex: 1; padding: 18px 20px; overflow: auto; background: #f5f6f9; }
.said {
  width: fit-content; max-width: 100%; margin-bottom: 16px; padding: 10px 14px; border-radius: 4px 14px 14px;
  font-size: 0.9375em; white-space: pre-line; box-shadow: 0 1px 2px rgb(0 0 0 / 12%);
}
.note { margin-top: 4px; font-size: 0.8125em; color: #5b6475; }
@container stage (max-height: 480px) { .teaser { display: none; } }
@container stage (max-height: 360px) { .panel-chat { overflow: auto; } .talk { flex: none; } }
@media (prefers-reduced-motion: reduce) { .teaser, .panel-chat { animation: none; } }
`;
