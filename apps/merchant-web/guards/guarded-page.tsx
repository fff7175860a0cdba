import { lazy, Suspense, useEffect, useState } from 'react';
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
const ErrorPage = lazy(async () => ({ default: (await import('../pages/error-page.tsx')).ErrorPage }));
const NotFoundPage = lazy(async () => ({
  default: (await import('../pages/not-found-page.tsx')).NotFoundPage,
}));

// The part that the visitor most likely needs comes while the login is still looked up; a failure shows later.
void (isLanding(location.pathname) ? loadLanding() : loadMerchantPages()).catch(() => null);

/** Shows what the guard decides for the address and the visitor. */
export function GuardedPage() {
  const { data: merchant = null, isPending, error } = useMerchant();
  const { pathname, search } = useLocation();
  const narrow = useNarrowRule();
  const stands = useStands(pathname, narrow);
  if (isPending) return <Splash />;
  // The landing page says it above its form: without an answer nobody counts as logged in.
  if (merchant === null && error !== null && !isLanding(pathname)) return <FailedApp error={error} />;
  const decision = decidePage({
    path: pathname,
    search,
    narrow,
    stands,
    merchant: merchant && factsOf(merchant),
    savedTarget: readSavedTarget(),
  });
  return (
    <Suspense fallback={<Splash />}>
      <Decided decision={decision} merchant={merchant} unreachable={error !== null} />
    </Suspense>
  );
}

function FailedApp({ error }: { error: Error }) {
  return (
    <Suspense fallback={<Splash />}>
      <ErrorPage error={error} />
    </Suspense>
  );
}

function isLanding(pathname: string): boolean {
  return pathname === '/' || pathname === '/landing';
}

/** Whether the page of this path was shown before the window became narrow. */
function useStands(pathname: string, narrow: boolean): boolean {
  const [shownWide, setShownWide] = useState<string | null>(null);
  const stands = shownWide === pathname;
  const next = narrow && !stands ? null : pathname;
  if (next !== shownWide) setShownWide(next);
  return stands;
}

function factsOf({ fbStatus, chargeStatus, isOldStore, isDevelopment }: Merchant): ArrivingMerchant {
  return { fbStatus, charge: chargeStatus.status, isOldStore, isDevelopment };
}

function Decided(props: { decision: PageDecision; merchant: Merchant | null; unreachable: boolean }) {
  const { decision, merchant, unreachable } = props;
  switch (decision.kind) {
    case 'redirect':
      return <Redirect to={decision.to} target={decision.target} />;
    case 'notFound':
      // Who is being onboarded has no menu yet.
      if (merchant === null || merchant.fbStatus === 'onboard') return <NotFoundPage />;
      return <MerchantPages page={null} isCovered={false} merchant={merchant} />;
    case 'logIn':
      return <StartLogin shopUrl={decision.shopUrl} target={decision.target} />;
    case 'show':
      if (decision.page === '/error' || decision.page === '/gallery' || decision.page === '/refreshFacebook')
        return <OpenPages page={decision.page} merchant={merchant} />;
      if (merchant === null) return <LandingPage unreachable={unreachable} />;
      return <MerchantPages page={decision.page} isCovered={decision.isCovered} merchant={merchant} />;
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
