import { track } from '#platform/tracking/browser/track.ts';
import { createStore } from '#platform/ui-kit/create-store.ts';
import { rememberFocus } from '#platform/ui-kit/remember-focus.ts';

/** What lies over the pages: the plans, or what messages cost beyond them. */
export type PlansView = 'open' | 'prices';

/** In the address of whatever page they lie over, so that a link can open them: `?plans=open`. */
const PARAMETER = 'plans';

const view = createStore<PlansView | null>(null);
let giveFocusBack = () => {};

export const usePlansView = view.useValue;

/** Opens the plans over whatever page is shown: from the menu, the badge, or a lock. */
export function openPlans(): void {
  track('Plans Page Opened');
  giveFocusBack = rememberFocus();
  showPlansView('open');
}

/** Shows the plans again, or what messages cost, where the plans are open already; null shows neither. */
export function showPlansView(next: PlansView | null): void {
  writeAddress(next);
  view.change(next);
}

export function closePlans(): void {
  showPlansView(null);
  giveFocusBack();
}

/** Opens what the address asks for, or takes it out of the address of a server without plans. */
export function openPlansOfAddress(hasPlans: boolean): void {
  if (!hasPlans) return writeAddress(null);
  const asked = new URLSearchParams(location.search).get(PARAMETER);
  if (asked === null || view.read() !== null) return;
  openPlans();
  if (asked === 'prices') showPlansView('prices');
}

/** Replaces, and past the router: it is the same page, and what is unsaved on it stays. */
function writeAddress(next: PlansView | null): void {
  const url = new URL(location.href);
  if (next === null) url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, next);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
