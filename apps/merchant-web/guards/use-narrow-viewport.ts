import { useSyncExternalStore } from 'react';

// 600 px is the specification's limit for small screens.
const narrow = matchMedia('(width < 600px)');

export function useNarrowViewport(): boolean {
  return useSyncExternalStore(
    (changed) => {
      narrow.addEventListener('change', changed);
      return () => narrow.removeEventListener('change', changed);
    },
    () => narrow.matches,
  );
}
