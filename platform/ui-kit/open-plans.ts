import { useSyncExternalStore } from 'react';
import { track } from '#platform/tracking/browser/track.ts';
import { rememberFocus } from './remember-focus.ts';

/** What lies over the pages: the plans, or what messages cost beyond them. */
export type PlansView = 'open' | 'prices';

/** In the address of whatever page they lie over, so that a link can open them: `?plans=open`. */
const PARAMETER = 'plans';

let view: PlansView | null = null;
let giveFocusBack = () => {};
const listeners = new Set<() => void>();

function set(next: PlansView | null): void {
  view = next;
  writeAddress(next);
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
  set('open');
}

/** Shows the plans again, or what messages cost, where the plans are open already. */
export function showPlansView(next: PlansView): void {
  set(next);
}

export function closePlans(): void {
  set(null);
  giveFocusBack();
}

/** Opens what the address asks for. */
export function openPlansOfAddress(): void {
  const asked = new URLSearchParams(location.search).get(PARAMETER);
  if (asked === null || view !== null) return;
  openPlans();
  if (asked === 'prices') set('prices');
}

export function usePlansView(): PlansView | null {
  return useSyncExternalStore(subscribe, () => view);
}

/** Replaces, and past the router: it is the same page, and what is unsaved on it stays. */
function writeAddress(next: PlansView | null): void {
  const url = new URL(location.href);
  if (next === null) url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, next);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
