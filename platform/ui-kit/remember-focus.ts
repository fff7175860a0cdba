import { useEffect } from 'react';

/** Remembers what opened a dialog. The returned function gives it the focus back once the dialog is gone. */
export function rememberFocus(): () => void {
  const opener = document.activeElement;
  return () => {
    requestAnimationFrame(() => {
      // Another dialog may have the focus by now.
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
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
