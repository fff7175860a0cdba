import { lazy, Suspense } from 'react';
import { useCurrentPlan } from '#features/plans/web/use-current-plan.ts';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import type { PagePath } from '../guards/page-rules.ts';
import { Shell } from '../layout/shell.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageWaiting } from './page-waiting.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { hasScreen, SCREENS } from './screens.ts';
import { Splash } from './splash.tsx';

const OnboardingPage = lazy(async () => ({
  default: (await import('#features/onboarding/web/onboarding-page.tsx')).OnboardingPage,
}));

/** What a logged-in merchant sees at a page that the guard let them to. */
export function MerchantPages({ page, merchant: loggedIn }: { page: PagePath; merchant: Merchant }) {
  const merchant = useCurrentPlan(loggedIn);
  if (page === '/onboarding') {
    return (
      <Suspense fallback={<Splash />}>
        <OnboardingPage merchant={merchant} />
      </Suspense>
    );
  }
  const Screen = SCREENS[page];
  if (Screen === undefined) return <NotFoundPage />;
  return (
    <Shell merchant={merchant} hasScreen={hasScreen}>
      <ScreenBoundary key={page}>
        <Suspense fallback={<PageWaiting />}>
          <Screen merchant={merchant} />
        </Suspense>
      </ScreenBoundary>
    </Shell>
  );
}
