import { useSyncExternalStore } from 'react';
import { track } from '#platform/tracking/browser/track.ts';
import { rememberFocus } from './remember-focus.ts';

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

/** Opens the plans over whatever page is shown: from the menu, the badge, or a lock. */
export function openPlans(): void {
  track('Plans Page Opened');
  giveFocusBack = rememberFocus();
  set(true);
}

export function closePlans(): void {
  set(false);
  giveFocusBack();
}

export function usePlansOpen(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen);
}
