import { useSyncExternalStore } from 'react';
import { closePlans } from '#platform/ui-kit/open-plans.ts';

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

/** Opens the question how much usage may cost, in place of the plans. */
export function openCap(): void {
  closePlans();
  set(true);
}

export function closeCap(): void {
  set(false);
}

export function useCapOpen(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen);
}
