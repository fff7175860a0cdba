import { useSyncExternalStore } from 'react';
import { closePlans } from '#platform/ui-kit/open-plans.ts';
import { rememberFocus } from '#platform/ui-kit/remember-focus.ts';

let isOpen = false;
let giveFocusBack = () => {};
const listeners = new Set<() => void>();

function set(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the question how much usage may cost, in place of the plans. */
export function openCap(): void {
  giveFocusBack = rememberFocus();
  closePlans();
  set(true);
}

export function closeCap(): void {
  set(false);
  giveFocusBack();
}

export function useCapOpen(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen);
}
