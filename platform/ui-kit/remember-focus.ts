import { useEffect } from 'react';

/** What opened the dialog that is closing in this frame. */
let openerOfClosing: Element | null = null;

/** Remembers what opened a dialog. The returned function gives it the focus back once the dialog is gone. */
export function rememberFocus(): () => void {
  const focused = document.activeElement;
  // A dialog that replaces another one was opened by what opened the first.
  const opener = focused === document.body ? (openerOfClosing ?? focused) : focused;
  // Where to go if the opener is gone by then, for example the button of a deleted row.
  const around = opener?.closest('[role=dialog]') ?? document.querySelector('main');
  return () => {
    const atClose = document.activeElement;
    openerOfClosing = opener;
    requestAnimationFrame(() => {
      openerOfClosing = null;
      const now = document.activeElement;
      // Another dialog or page may have the focus by now. A dialog that fades out still has its own.
      if (now !== document.body && now !== atClose) return;
      const target = opener?.isConnected === true ? opener : around;
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    });
  };
}

/** Gives the page the focus when the component goes away together with what had the focus. */
export function useFocusPageWhenGone(): void {
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.querySelector('main')?.focus();
      });
    },
    [],
  );
}
