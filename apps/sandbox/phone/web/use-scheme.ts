import { useSyncExternalStore } from 'react';

const DARK = matchMedia('(prefers-color-scheme: dark)');

/** Whether the machine is set to light or dark. */
export function useScheme(): 'light' | 'dark' {
  return useSyncExternalStore(watchScheme, () => (DARK.matches ? 'dark' : 'light'));
}

function watchScheme(onChange: () => void): () => void {
  DARK.addEventListener('change', onChange);
  return () => DARK.removeEventListener('change', onChange);
}
