import { createStore } from '#platform/ui-kit/create-store.ts';
import { rememberFocus } from '#platform/ui-kit/remember-focus.ts';
import { closePlans } from './open-plans.ts';

const isOpen = createStore(false);
let giveFocusBack = () => {};

export const useCapOpen = isOpen.useValue;

/** Opens the dialog about the cap instead of the plans. */
export function openCap(): void {
  giveFocusBack = rememberFocus();
  closePlans();
  isOpen.change(true);
}

export function closeCap(): void {
  isOpen.change(false);
  giveFocusBack();
}
