import { useSyncExternalStore } from 'react';
import { track } from '#platform/tracking/browser/track.ts';

let isOpen = false;
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
  set(true);
}

export function closePlans(): void {
  set(false);
}

export function usePlansOpen(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen);
}
