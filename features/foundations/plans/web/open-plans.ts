import { track } from '#platform/tracking/browser/track.ts';
import { createStore } from '#platform/ui-kit/create-store.ts';
import { rememberFocus } from '#platform/ui-kit/remember-focus.ts';

/** The overlay of plans: the plans themselves, or the prices of messages. */
export type PlansView = 'open' | 'prices';

/** In the address of the page below, so that a link can open it: `?plans=open`. */
const PARAMETER = 'plans';

const view = createStore<PlansView | null>(null);
let giveFocusBack = () => {};

export const usePlansView = view.useValue;

/** Opens the plans over the current page: from the menu, the badge, or a lock. */
export function openPlans(): void {
  track('Plans Page Opened');
  giveFocusBack = rememberFocus();
  showPlansView('open');
}

/** Changes the open overlay of plans. Null closes it. */
export function showPlansView(next: PlansView | null): void {
  writeAddress(next);
  view.change(next);
}

export function closePlans(): void {
  showPlansView(null);
  giveFocusBack();
}

/** Opens the overlay in the address, or removes it from the address of a server without plans. */
export function openPlansOfAddress(hasPlans: boolean): void {
  if (!hasPlans) return writeAddress(null);
  const asked = new URLSearchParams(location.search).get(PARAMETER);
  if (asked === null || view.read() !== null) return;
  openPlans();
  if (asked === 'prices') showPlansView('prices');
}

/** Replaces the address without the router, because the page and its unsaved input stay. */
function writeAddress(next: PlansView | null): void {
  const url = new URL(location.href);
  if (next === null) url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, next);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
