import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { useMerchant } from '#features/sessions/web/use-merchant.ts';
import { Splash } from '../pages/splash.tsx';
import { decidePage, type ArrivingMerchant, type PageDecision, type TargetChange } from './decide-page.ts';
import { forgetSavedTarget, readSavedTarget, saveTarget } from './saved-target.ts';
import { useNarrowRule } from './use-narrow-rule.ts';

const loadLanding = () => import('../pages/landing-page.tsx');
const loadMerchantPages = () => import('../pages/merchant-pages.tsx');
const LandingPage = lazy(async () => ({ default: (await loadLanding()).LandingPage }));
const MerchantPages = lazy(async () => ({ default: (await loadMerchantPages()).MerchantPages }));
const OpenPages = lazy(async () => ({ default: (await import('../pages/open-pages.tsx')).OpenPages }));
const StartLogin = lazy(async () => ({ default: (await import('./start-login.tsx')).StartLogin }));
const NotFoundPage = lazy(async () => ({
  default: (await import('../pages/not-found-page.tsx')).NotFoundPage,
}));

// The part that the visitor most likely needs comes while the login is still looked up; a failure shows later.
void (['/', '/landing'].includes(location.pathname) ? loadLanding() : loadMerchantPages()).catch(() => null);

/** Shows what the guard decides for the address and the visitor. */
export function GuardedPage() {
  const { data: merchant = null, isPending, isError } = useMerchant();
  const { pathname, search } = useLocation();
  const narrow = useNarrowRule();
  if (isPending) return <Splash />;
  const decision = decidePage({
    path: pathname,
    search,
    narrow,
    merchant: merchant && factsOf(merchant),
    savedTarget: readSavedTarget(),
  });
  return (
    <Suspense fallback={<Splash />}>
      <Decided decision={decision} merchant={merchant} unreachable={isError} />
    </Suspense>
  );
}

function factsOf({ fbStatus, chargeStatus, isOldStore }: Merchant): ArrivingMerchant {
  return { fbStatus, charge: chargeStatus.status, isOldStore };
}

function Decided(props: { decision: PageDecision; merchant: Merchant | null; unreachable: boolean }) {
  const { decision, merchant, unreachable } = props;
  switch (decision.kind) {
    case 'redirect':
      return <Redirect to={decision.to} target={decision.target} />;
    case 'notFound':
      return <NotFoundPage />;
    case 'logIn':
      return <StartLogin shopUrl={decision.shopUrl} target={decision.target} />;
    case 'show':
      if (decision.page === '/error' || decision.page === '/gallery' || decision.page === '/refreshFacebook')
        return <OpenPages page={decision.page} merchant={merchant} />;
      if (merchant === null) return <LandingPage unreachable={unreachable} />;
      return <MerchantPages page={decision.page} merchant={merchant} />;
  }
}

function Redirect({ to, target }: { to: string; target: TargetChange }) {
  useEffect(() => changeTarget(target), [target]);
  return <Navigate to={to} replace />;
}

/** What the guard decided for the page that was asked for. */
function changeTarget(target: TargetChange): void {
  if (target === 'forget') forgetSavedTarget();
  else if (target !== 'keep') saveTarget(target.save);
}
