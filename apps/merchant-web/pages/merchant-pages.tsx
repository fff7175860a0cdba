import { lazy, Suspense, useMemo, type ComponentType, useLayoutEffect } from 'react';
import { useCurrentPlan } from '#features/foundations/plans/web/use-current-plan.ts';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { roleName } from '#features/foundations/team/rules/index.ts';
import { hasRight } from '#platform/rights/rights.ts';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { ReaderRole } from '#platform/ui-kit/rights/reader-role.ts';
import { getPage } from '../guards/find-page.ts';
import { Shell } from '../layout/shell.tsx';
import { PAGES, type PagePath } from '../page-list.ts';
import { texts } from '../texts/en.ts';
import { NotFoundScreen } from './not-found-page.tsx';
import styles from './page-waiting.module.css';
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

const NoRightScreen = lazy(async () => ({
  default: (await import('#platform/ui-kit/rights/no-right-screen.tsx')).NoRightScreen,
}));

/** What a logged-in merchant sees on a page that the guard allows. */
export function MerchantPages({ page, isCovered, merchant: loggedIn }: MerchantPagesProps) {
  const merchant = useCurrentPlan(loggedIn);
  const { role } = merchant;
  const hasOtherStores = merchant.shops.length > 1;
  const reader = useMemo(() => ({ role, name: roleName(role), hasOtherStores }), [role, hasOtherStores]);
  return (
    <ReaderRole value={reader}>
      {page === '/onboarding' ? (
        <Suspense fallback={<Splash />}>
          <OnboardingPage merchant={merchant} />
        </Suspense>
      ) : (
        <Shell merchant={merchant} isCovered={isCovered}>
          <PageOfMerchant page={page} merchant={merchant} />
        </Shell>
      )}
    </ReaderRole>
  );
}

function PageOfMerchant({ page, merchant }: Omit<MerchantPagesProps, 'isCovered'>) {
  const title = page === null ? undefined : getPage(page).title;
  if (page !== null && !hasRight(merchant.role, getPage(page).rule.right))
    return (
      <Suspense fallback={<PageWaiting title={title} />}>
        <NoRightScreen title={title} />
      </Suspense>
    );
  const Screen = (page && SCREENS[page]) ?? NotFoundScreen;
  return (
    <ScreenBoundary key={page}>
      <Suspense fallback={<PageWaiting title={title} />}>
        <Screen merchant={merchant} />
      </Suspense>
    </ScreenBoundary>
  );
}

/** Shown while a page's code loads; the tab already has its title. */
function PageWaiting({ title }: { title: string | undefined }) {
  useLayoutEffect(() => {
    if (title !== undefined) document.title = `${title} · Bellbird`;
  }, [title]);
  return (
    <div className={styles.page}>
      <WaitingFor what={texts.loading.page} />
      <WaitingBlock height={36} width={280} />
      <WaitingBlock height={180} />
    </div>
  );
}
