import { useSyncExternalStore } from 'react';

/** A notice above every page, until what it tells of is over or it is closed. */
export interface Banner {
  /** A banner that was closed does not come back under the same name. */
  id: string;
  tone: 'care' | 'bad';
  text: string;
  /** Where it can be looked into. */
  link?: { to: string; name: string };
}

let state: { banner: Banner | null; closed: ReadonlySet<string> } = { banner: null, closed: new Set() };
const listeners = new Set<() => void>();

function change(next: typeof state): void {
  state = next;
  listeners.forEach((listener) => listener());
}

/** Shows a notice, or with null takes it away. */
export function showBanner(banner: Banner | null): void {
  if (state.banner?.id !== banner?.id || state.banner?.text !== banner?.text) change({ ...state, banner });
}

export function closeBanner(): void {
  if (state.banner !== null) change({ ...state, closed: new Set([...state.closed, state.banner.id]) });
}

/** The notice to show now, or null. */
export function useBanner(): Banner | null {
  const { banner, closed } = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
  return banner === null || closed.has(banner.id) ? null : banner;
}
