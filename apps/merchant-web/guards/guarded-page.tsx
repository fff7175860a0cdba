import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { useMerchant } from '#features/sessions/web/use-merchant.ts';
import { Splash } from '../pages/splash.tsx';
import { decidePage, type PageDecision } from './decide-page.ts';
import { forgetSavedTarget, readSavedTarget, saveTarget } from './saved-target.ts';
import { useNarrowViewport } from './use-narrow-viewport.ts';

const loadLanding = () => import('../pages/landing-page.tsx');
const loadMerchantPages = () => import('../pages/merchant-pages.tsx');
const LandingPage = lazy(async () => ({ default: (await loadLanding()).LandingPage }));
const MerchantPages = lazy(async () => ({ default: (await loadMerchantPages()).MerchantPages }));
const NotFoundPage = lazy(async () => ({
  default: (await import('../pages/not-found-page.tsx')).NotFoundPage,
}));

// The part that the visitor most likely needs comes while the login is still looked up; a failure shows later.
void (location.pathname === '/' ? loadLanding() : loadMerchantPages()).catch(() => null);

/** Shows what the guard decides for the address and the visitor. */
export function GuardedPage() {
  const { data: merchant = null, isPending, isError } = useMerchant();
  const { pathname, search } = useLocation();
  const narrow = useNarrowViewport();
  if (isPending) return <Splash />;
  const decision = decidePage({
    path: pathname,
    search,
    narrow,
    loggedIn: merchant !== null,
    chargeActive: merchant !== null && ['active', 'existing'].includes(merchant.chargeStatus.status),
    savedTarget: readSavedTarget(),
  });
  return (
    <Suspense fallback={<Splash />}>
      <Decided decision={decision} merchant={merchant} unreachable={isError} />
    </Suspense>
  );
}

function Decided(props: { decision: PageDecision; merchant: Merchant | null; unreachable: boolean }) {
  const { decision, merchant, unreachable } = props;
  if (decision.kind === 'redirect') return <Redirect to={decision.to} target={decision.saveTarget} />;
  if (decision.kind === 'notFound') return <NotFoundPage />;
  if (merchant === null) return <LandingPage unreachable={unreachable} />;
  return <MerchantPages page={decision.page} merchant={merchant} />;
}

function Redirect({ to, target }: { to: string; target: string | null }) {
  useEffect(() => {
    if (target === null) forgetSavedTarget();
    else saveTarget(target);
  }, [target]);
  return <Navigate to={to} replace />;
}
