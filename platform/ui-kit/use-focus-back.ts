import { useLayoutEffect } from 'react';
import { rememberFocus } from './remember-focus.ts';

/**
 * Gives the focus back to what opened a dialog, once the dialog closes or is removed. Mantine's own way needs a dialog
 * that was rendered closed first, so it loses the focus of one that is loaded when it opens.
 */
export function useFocusBack(opened = true): void {
  // Runs before the dialog takes the focus.
  useLayoutEffect(() => (opened ? rememberFocus() : undefined), [opened]);
}
