import { useEffect, useEffectEvent } from 'react';

const SECOND_KEY_WITHIN_MS = 1000;

/** Runs an act when its key is pressed, unless the key belongs to a field or a dialog. */
export function useKeys(acts: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = Object.hasOwn(acts, event.key) ? acts[event.key] : undefined;
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    let goPressedAt = Number.NEGATIVE_INFINITY;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target)) return;
      // A letter after `g` opens a page.
      const isSecond = event.timeStamp - goPressedAt < SECOND_KEY_WITHIN_MS;
      goPressedAt = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (!isSecond) press(event);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** Closes a panel with Escape, wherever the focus is. */
export function useEscape(close: () => void): void {
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]') ||
      target.closest('[role=dialog]') !== null)
  );
}
