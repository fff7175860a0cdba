import { Notifications } from '@mantine/notifications';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { DisconnectedBanner } from '#features/channels/web/disconnected-banner.tsx';
import { PlanBadge } from '#features/plans/web/plan-badge.tsx';
import { PlanNotice } from '#features/plans/web/plan-notice.tsx';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { useSupportSettings } from '#features/support/web/use-support.ts';
import { identify } from '#platform/tracking/browser/track.ts';
import type { PagePath } from '../guards/page-rules.ts';
import { useNarrowRule } from '../guards/use-narrow-rule.ts';
import { useNarrowViewport } from '../guards/use-narrow-viewport.ts';
import { menuOf } from './menu.ts';
import { NarrowBar } from './narrow-bar.tsx';
import { NoticeBanner, useShopBanner } from './notice-banner.tsx';
import { Overlays } from './overlays.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { useSessionWatch } from './session-watch.ts';
import styles from './shell.module.css';
import { SideBar, type SideBarProps } from './side-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { useShortcuts } from './use-shortcuts.ts';

interface ShellProps {
  merchant: Merchant;
  hasScreen: (page: PagePath) => boolean;
  children: ReactNode;
}

/** What stands around every page of a logged-in merchant. */
export function Shell({ merchant, hasScreen, children }: ShellProps) {
  const main = useFocusOnNewPage();
  const menu = useMenu(merchant, hasScreen);
  useShortcuts(hasScreen);
  useSessionWatch();
  useShopBanner(merchant.shopUrl);
  useIdentity(merchant);
  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        Skip to the page
      </a>
      <TopBar badge={<PlanBadge merchant={merchant} />} />
      <Navigation menu={menu} shop={{ name: merchant.shopName, picture: merchant.pagePic }} />
      <main id="content" ref={main} tabIndex={-1} className={styles.main}>
        <div className={styles.content}>
          <DisconnectedBanner shopUrl={merchant.shopUrl} />
          <NoticeBanner />
          <PlanNotice merchant={merchant} />
          {children}
        </div>
      </main>
      <Overlays merchant={merchant} />
      <Notifications position="top-right" containerWidth={380} classNames={{ notification: styles.toast }} />
    </div>
  );
}

function Navigation(props: SideBarProps) {
  const isPhone = useNarrowViewport();
  const isNarrow = useNarrowRule();
  if (isNarrow) return <NarrowBar />;
  if (!isPhone) return <SideBar {...props} />;
  return (
    <PhoneMenu>
      <SideBar {...props} />
    </PhoneMenu>
  );
}

function useMenu(merchant: Merchant, hasScreen: (page: PagePath) => boolean) {
  const support = useSupportSettings(merchant.shopUrl).data;
  return menuOf({
    isOldStore: merchant.isOldStore,
    charge: merchant.chargeStatus.status,
    features: merchant.planDetails.features,
    hasSupportChat: support !== undefined && support.chatUrl !== null,
    hasScreen,
  });
}

function useIdentity({ shopUrl, planDetails, isOldStore }: Merchant): void {
  const { plan } = planDetails;
  useEffect(() => identify(shopUrl, { plan, isOldStore }), [shopUrl, plan, isOldStore]);
}

/** A new page begins at its top, for eyes and for screen readers. */
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
