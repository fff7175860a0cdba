import { lazy, Suspense } from 'react';
import { useCurrentPlan } from '#features/plans/web/use-current-plan.ts';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import type { PagePath } from '../guards/page-rules.ts';
import { Shell } from '../layout/shell.tsx';
import { NotFoundScreen } from './not-found-page.tsx';
import { PAGE_TITLES } from './page-titles.ts';
import { PageWaiting } from './page-waiting.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { hasScreen, SCREENS } from './screens.ts';
import { Splash } from './splash.tsx';

const OnboardingPage = lazy(async () => ({
  default: (await import('#features/onboarding/web/onboarding-page.tsx')).OnboardingPage,
}));

interface MerchantPagesProps {
  /** Null: there is none at this address. */
  page: PagePath | null;
  /** The window was narrowed over the page. */
  isCovered: boolean;
  merchant: Merchant;
}

/** What a logged-in merchant sees at a page that the guard let them to. */
export function MerchantPages({ page, isCovered, merchant: loggedIn }: MerchantPagesProps) {
  const merchant = useCurrentPlan(loggedIn);
  if (page === '/onboarding') {
    return (
      <Suspense fallback={<Splash />}>
        <OnboardingPage merchant={merchant} />
      </Suspense>
    );
  }
  const Screen = (page && SCREENS[page]) ?? NotFoundScreen;
  return (
    <Shell merchant={merchant} hasScreen={hasScreen} isCovered={isCovered}>
      <ScreenBoundary key={page}>
        <Suspense fallback={<PageWaiting title={page === null ? undefined : PAGE_TITLES[page]} />}>
          <Screen merchant={merchant} />
        </Suspense>
      </ScreenBoundary>
    </Shell>
  );
}
