import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import {
  forgetSavedTarget,
  readSavedTarget,
  saveTarget,
} from '#features/foundations/sessions/web/saved-target.ts';
import { useMerchant } from '#features/foundations/sessions/web/use-merchant.ts';
import { hasRight } from '#platform/rights/rights.ts';
import { Splash } from '../pages/splash.tsx';
import { decidePage, type ArrivingMerchant, type PageDecision, type TargetChange } from './decide-page.ts';
import { isOpenPath } from './open-path.ts';
import { startLogin } from './start-login.ts';
import { useNarrowRule } from './use-narrow-rule.ts';

const loadMerchantPages = () => import('../pages/merchant-pages.tsx');
const MerchantPages = lazy(async () => ({ default: (await loadMerchantPages()).MerchantPages }));
const OpenPages = lazy(async () => ({ default: (await import('../pages/open-pages.tsx')).OpenPages }));
const ErrorPage = lazy(async () => ({ default: (await import('../pages/error-page.tsx')).ErrorPage }));
const NotFoundPage = lazy(async () => ({
  default: (await import('../pages/not-found-page.tsx')).NotFoundPage,
}));
const SetUpFirstPage = lazy(async () => ({
  default: (await import('#features/foundations/sessions/web/account/set-up-first-page.tsx')).SetUpFirstPage,
}));

// Loads what the visitor probably needs while the session is still being checked. A failure is reported later.
void loadMerchantPages().catch(() => null);

/** Shows what the guard decides for the URL and the visitor. */
export function GuardedPage() {
  const { data: merchant = null, isPending, error } = useMerchant();
  const { pathname, search } = useLocation();
  const narrow = useNarrowRule();
  if (isPending) return <Splash />;
  if (merchant === null && error !== null) return <FailedApp error={error} />;
  const decision = decidePage({
    path: pathname,
    search,
    narrow,
    merchant: merchant && factsOf(merchant),
    savedTarget: readSavedTarget(),
  });
  return (
    <Suspense fallback={<Splash />}>
      <Decided decision={decision} merchant={merchant} />
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

function factsOf({ fbStatus, chargeStatus, isOldStore, isDevelopment, role }: Merchant): ArrivingMerchant {
  const canSetUp = hasRight(role, 'configure');
  return { fbStatus, charge: chargeStatus.status, isOldStore, canSetUp, isDevelopment };
}

function Decided({ decision, merchant }: { decision: PageDecision; merchant: Merchant | null }) {
  switch (decision.kind) {
    case 'redirect':
      return <Redirect to={decision.to} target={decision.target} />;
    case 'notFound':
      // Visitors, merchants in onboarding and merchants without a required second factor have no menu.
      if (merchant === null || merchant.fbStatus === 'onboard' || merchant.lacksSecondFactor)
        return <NotFoundPage />;
      return <MerchantPages page={null} isCovered={false} merchant={merchant} />;
    case 'logIn':
      return <LeaveFor key={decision.shopUrl} go={() => startLogin(decision)} />;
    case 'show':
      if (isOpenPath(decision.page)) return <OpenPages page={decision.page} merchant={merchant} />;
      // The only other page that a visitor may see is the landing page, which the server serves prerendered.
      if (merchant === null) return <LeaveFor go={() => location.replace(`/${location.search}`)} />;
      if (merchant.lacksSecondFactor) return <SetUpFirstPage merchant={merchant} />;
      return <MerchantPages page={decision.page} isCovered={decision.isCovered} merchant={merchant} />;
  }
}

function Redirect({ to, target }: { to: string; target: TargetChange }) {
  useEffect(() => changeTarget(target), [target]);
  return <Navigate to={to} replace />;
}

/** Applies the guard's decision about the saved target. */
function changeTarget(target: TargetChange): void {
  if (target === 'forget') forgetSavedTarget();
  else if (target !== 'keep') saveTarget(target.save);
}

/** Shown while the browser leaves the app. `go` is called once and must navigate away. */
function LeaveFor({ go }: { go: () => void }) {
  const leave = useEffectEvent(go);
  useEffect(() => leave(), []);
  return <Splash />;
}
