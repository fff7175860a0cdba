import { useSyncExternalStore } from 'react';

const KEY = 'bellbird-all-pages-on-phone';
const listeners = new Set<() => void>();

/** Returns whether this browser shows every page on narrow screens too. Off by default. */
export function usePhoneSetting(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      // Another tab may change the setting.
      addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', listener);
      };
    },
    () => localStorage.getItem(KEY) === 'on',
  );
}

export function setPhoneSetting(on: boolean): void {
  if (on) localStorage.setItem(KEY, 'on');
  else localStorage.removeItem(KEY);
  listeners.forEach((listener) => listener());
}
