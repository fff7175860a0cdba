import { useEffect } from 'react';
import { Splash } from '../pages/splash.tsx';
import type { TargetChange } from './decide-page.ts';
import { saveTarget } from './saved-target.ts';

/** Leads to the store's own login. The address is cleaned first, so that coming back does not begin it again. */
export function StartLogin({ shopUrl, target }: { shopUrl: string; target: TargetChange }) {
  const saved = typeof target === 'object' ? target.save : null;
  useEffect(() => {
    if (saved !== null) saveTarget(saved);
    history.replaceState(null, '', `/?${new URLSearchParams({ store: shopUrl })}`);
    addEventListener('pageshow', (shown) => {
      // Kept as it was left, this page would wait for ever.
      if (shown.persisted) location.reload();
    });
    location.assign(`/auth/shopify?${new URLSearchParams({ shop: shopUrl })}`);
  }, [shopUrl, saved]);
  return <Splash />;
}
