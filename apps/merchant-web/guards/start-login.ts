import { saveTarget } from '#features/foundations/sessions/web/saved-target.ts';
import type { PageDecision } from './decide-page.ts';

type LogIn = Extract<PageDecision, { kind: 'logIn' }>;

/**
 * Navigates to the store's login. Removes the store from the URL first, so that a return to this page does not start
 * the login again.
 */
export function startLogin({ shopUrl, target }: Pick<LogIn, 'shopUrl' | 'target'>): void {
  if (typeof target === 'object') saveTarget(target.save);
  history.replaceState(null, '', `/?${new URLSearchParams({ store: shopUrl })}`);
  addEventListener('pageshow', (shown) => {
    // A page that the browser restores from its cache would wait forever.
    if (shown.persisted) location.reload();
  });
  location.assign(`/auth/shopify?${new URLSearchParams({ shop: shopUrl })}`);
}
