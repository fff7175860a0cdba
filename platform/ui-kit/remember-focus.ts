/** Remembers what opened a dialog. The function returned gives the focus back to it once the dialog is gone. */
export function rememberFocus(): () => void {
  const opener = document.activeElement;
  return () => {
    requestAnimationFrame(() => {
      // Another dialog may have taken it meanwhile.
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    });
  };
}
