import { lazy, Suspense, useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ChatWithUs } from '#features/administration/support/web/chat-with-us.tsx';
import { PauseBanner } from '#features/engine/messaging/web/pause/pause-banner.tsx';
import { DisconnectedBanner } from '#features/foundations/channels/web/facebook/disconnected-banner.tsx';
import { openPlans } from '#features/foundations/plans/web/open-plans.ts';
import { PlanBadge } from '#features/foundations/plans/web/plan-badge.tsx';
import { PlanNotice } from '#features/foundations/plans/web/plan-notice.tsx';
import { PlanOverlays } from '#features/foundations/plans/web/plan-overlays.tsx';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { SyncLine } from '#features/foundations/store-data/web/sync-line.tsx';
import { hasRight } from '#platform/rights/rights.ts';
import { identify } from '#platform/tracking/browser/track.ts';
import { SeePlans } from '#platform/ui-kit/locked/see-plans.ts';
import { NotifyTeam } from '#platform/ui-kit/notify-team.ts';
import { PageOpens } from '#platform/ui-kit/parts/page-link.tsx';
import { homeOf } from '../guards/decide-page.ts';
import { opensOnPhone, rightOfPage } from '../guards/find-page.ts';
import { useNarrowRule } from '../guards/use-narrow-rule.ts';
import { useNarrowViewport } from '../guards/use-narrow-viewport.ts';
import { PAGES } from '../page-list.ts';
import { PaletteButton } from '../palette/palette-button.tsx';
import { texts } from '../texts/en.ts';
import { menuOf } from './menu.ts';
import { NarrowBar } from './narrow-bar.tsx';
import { NarrowCover } from './narrow-cover.tsx';
import { NoticeBanner, useShopBanner } from './notice-banner.tsx';
import { notifyTeam } from './notify-team.ts';
import { PhoneMenu } from './phone-menu.tsx';
import { readerOf } from './reader.ts';
import { useLogOut, useSessionWatch } from './session-watch.ts';
import styles from './shell.module.css';
import { Shortcuts } from './shortcuts.tsx';
import { SideBar } from './side-bar.tsx';
import { Toasts } from './toasts.tsx';
import { TopBar } from './top-bar.tsx';

// Most people have one shop and load nothing for it.
const RoleNote = lazy(async () => ({ default: (await import('./role-note.tsx')).RoleNote }));
const ShopSwitcher = lazy(async () => ({ default: (await import('./shop-switcher.tsx')).ShopSwitcher }));

interface ShellProps {
  merchant: Merchant;
  /** Whether the window is too narrow for the page, which a note then covers. */
  isCovered: boolean;
  children: ReactNode;
}

/** The frame around every page of a logged-in merchant. */
export function Shell({ merchant, isCovered, children }: ShellProps) {
  const main = useFocusOnNewPage();
  const layout = useLayout();
  const opens = useOpens(merchant);
  useSessionWatch();
  const logOut = useLogOut();
  useShopBanner(merchant.shopUrl);
  useIdentity(merchant);
  const reader = readerOf(merchant);
  const pages = (
    <SideBar
      menu={menuOf(merchant, PAGES)}
      shop={{ name: merchant.shopName, picture: merchant.pagePic }}
      reader={reader}
      helpUrl={merchant.helpUrl}
      logOut={logOut}
    />
  );
  return (
    <PageOpens value={opens}>
      <SeePlans value={openPlans}>
        <NotifyTeam value={notifyTeam}>
          <Shortcuts mayOpen={opens} />
          <div className={styles.shell}>
            <a href="#content" className={styles.skip}>
              {texts.frame.skip}
            </a>
            <TopBar
              menu={layout === 'folded' && <PhoneMenu>{pages}</PhoneMenu>}
              shop={merchant.shops.length > 1 && <Shops merchant={merchant} />}
              badge={<PlanBadge merchant={merchant} />}
              find={layout !== 'closed' && <PaletteButton shopUrl={merchant.shopUrl} opens={opens} />}
              chat={<ChatWithUs merchant={merchant} />}
              helpUrl={merchant.helpUrl}
              reader={reader}
              logOut={logOut}
            />
            {layout === 'closed' && <NarrowBar />}
            {layout === 'wide' && pages}
            <main id="content" ref={main} tabIndex={-1} className={styles.main}>
              {isCovered && <NarrowCover />}
              <div className={styles.content} hidden={isCovered}>
                <DisconnectedBanner shopUrl={merchant.shopUrl} />
                <PauseBanner shopUrl={merchant.shopUrl} timeZone={merchant.shopTimeZone} />
                <NoticeBanner />
                <NoteOfRole role={merchant.role} />
                <PlanNotice merchant={merchant} />
                <SyncLine shopUrl={merchant.shopUrl} />
                {children}
              </div>
            </main>
            <PlanOverlays merchant={merchant} logOut={logOut} />
            <Toasts />
          </div>
        </NotifyTeam>
      </SeePlans>
    </PageOpens>
  );
}

function Shops({ merchant }: { merchant: Merchant }) {
  return (
    <Suspense>
      <ShopSwitcher merchant={merchant} />
    </Suspense>
  );
}

/** Returns where the menu is: beside the page, behind a button, or hidden by the narrow-window rule. */
function useLayout(): 'wide' | 'folded' | 'closed' {
  const isPhone = useNarrowViewport();
  const isNarrow = useNarrowRule();
  if (isNarrow) return 'closed';
  return isPhone ? 'folded' : 'wide';
}

/** Says what a role with few rights may not do. Others load nothing for it. */
function NoteOfRole({ role }: Pick<Merchant, 'role'>) {
  if (role !== 'viewer' && role !== 'support') return null;
  return (
    <Suspense>
      <RoleNote role={role} />
    </Suspense>
  );
}

/** Returns a function that tests whether a page opens: for the reader's role, and in a window of this width. */
function useOpens({ isOldStore, role }: Merchant): (to: string) => boolean {
  const isNarrow = useNarrowRule();
  return useCallback(
    (to) => hasRight(role, rightOfPage(to)) && (!isNarrow || opensOnPhone(to, homeOf({ isOldStore }))),
    [isNarrow, isOldStore, role],
  );
}

function useIdentity({ shopUrl, planDetails, isOldStore }: Merchant): void {
  const { plan } = planDetails;
  useEffect(() => identify(shopUrl, { plan, isOldStore }), [shopUrl, plan, isOldStore]);
}

/** Scrolls to the top of a new page and moves the focus there, also for screen readers. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
