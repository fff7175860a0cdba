import type { PageDecision } from './decide-page.ts';
import { saveTarget } from './saved-target.ts';

type LogIn = Extract<PageDecision, { kind: 'logIn' }>;

/**
 * Navigates to the store's login. Removes the store from the URL first, so that coming back does not start it again.
 */
export function startLogin({ shopUrl, target }: Pick<LogIn, 'shopUrl' | 'target'>): void {
  if (typeof target === 'object') saveTarget(target.save);
  history.replaceState(null, '', `/?${new URLSearchParams({ store: shopUrl })}`);
  addEventListener('pageshow', (shown) => {
    // If the browser restores this page from its cache, it would wait forever.
    if (shown.persisted) location.reload();
  });
  location.assign(`/auth/shopify?${new URLSearchParams({ shop: shopUrl })}`);
}
