import { lazy, Suspense, type ComponentType } from 'react';
import { useCurrentPlan } from '#features/foundations/plans/web/use-current-plan.ts';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { getPage } from '../guards/find-page.ts';
import { Shell } from '../layout/shell.tsx';
import { PAGES, type PagePath } from '../page-list.ts';
import { NotFoundScreen } from './not-found-page.tsx';
import { PageWaiting } from './page-waiting.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { Splash } from './splash.tsx';

const OnboardingPage = lazy(async () => ({
  default: (await import('#features/product/onboarding/web/onboarding-page.tsx')).OnboardingPage,
}));

type Screen = ComponentType<{ merchant: Merchant }>;

const SCREENS: Partial<Record<PagePath, Screen>> = Object.fromEntries(
  PAGES.flatMap((page) => {
    if (!('screen' in page)) return [];
    const load: () => Promise<Screen> = page.screen;
    return [[page.path, lazy(async () => ({ default: await load() }))]];
  }),
);

interface MerchantPagesProps {
  /** Null if no page has this URL. */
  page: PagePath | null;
  /** Whether the window is too narrow for the page. */
  isCovered: boolean;
  merchant: Merchant;
}

/** What a logged-in merchant sees on a page that the guard allows. */
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
    <Shell merchant={merchant} isCovered={isCovered}>
      <ScreenBoundary key={page}>
        <Suspense fallback={<PageWaiting title={page === null ? undefined : getPage(page).title} />}>
          <Screen merchant={merchant} />
        </Suspense>
      </ScreenBoundary>
    </Shell>
  );
}
