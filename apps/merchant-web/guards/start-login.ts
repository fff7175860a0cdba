import type { PageDecision } from './decide-page.ts';
import { saveTarget } from './saved-target.ts';

type LogIn = Extract<PageDecision, { kind: 'logIn' }>;

/** Leads to the store's own login. The address is cleaned first, so that coming back does not begin it again. */
export function startLogin({ shopUrl, target }: Pick<LogIn, 'shopUrl' | 'target'>): void {
  if (typeof target === 'object') saveTarget(target.save);
  history.replaceState(null, '', `/?${new URLSearchParams({ store: shopUrl })}`);
  addEventListener('pageshow', (shown) => {
    // Kept as it was left, this page would wait for ever.
    if (shown.persisted) location.reload();
  });
  location.assign(`/auth/shopify?${new URLSearchParams({ shop: shopUrl })}`);
}
