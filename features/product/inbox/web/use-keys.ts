import { useEffect } from 'react';

/** Runs an act when its key is pressed, unless the key belongs to a field or a dialog. */
export function useKeys(acts: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    let goPressedAt = Number.NEGATIVE_INFINITY;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target))
        return;
      // A letter after `g` opens a page.
      const isSecond = event.timeStamp - goPressedAt < 1000;
      goPressedAt = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      const act = Object.hasOwn(acts, event.key) ? acts[event.key] : undefined;
      if (act === undefined || isSecond) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [acts]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]') ||
      target.closest('[role=dialog]') !== null)
  );
}
