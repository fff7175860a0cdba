import { createStore } from '#platform/ui-kit/create-store.ts';

/** A notice above every page, until its cause is gone or it is closed. */
export interface Banner {
  /** A closed banner does not return under the same id. */
  id: string;
  tone: 'care' | 'bad';
  text: string;
  /** A link to more information. */
  link?: { to: string; name: string };
}

interface Shown {
  banner: Banner | null;
  closed: ReadonlySet<string>;
}

const shown = createStore<Shown>({ banner: null, closed: new Set() });

/** Shows a banner; null removes it. */
export function showBanner(banner: Banner | null): void {
  const now = shown.read();
  if (now.banner?.id !== banner?.id || now.banner?.text !== banner?.text) shown.change({ ...now, banner });
}

export function closeBanner(): void {
  const { banner, closed } = shown.read();
  if (banner !== null) shown.change({ banner, closed: new Set([...closed, banner.id]) });
}

/** Returns the banner to show now, or null. */
export function useBanner(): Banner | null {
  const { banner, closed } = shown.useValue();
  return banner === null || closed.has(banner.id) ? null : banner;
}
