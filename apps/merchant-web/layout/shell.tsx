import { Notifications } from '@mantine/notifications';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { useNarrowViewport } from '../guards/use-narrow-viewport.ts';
import styles from './shell.module.css';
import { SideBar } from './side-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { useShortcuts } from './use-shortcuts.ts';

const NARROW_WORDS = 'Open the app on desktop to use all the features of the app.';

/** What stands around every page of a logged-in merchant. */
export function Shell({ merchant, children }: { merchant: Merchant; children: ReactNode }) {
  const isNarrow = useNarrowViewport();
  const main = useFocusOnNewPage();
  useShortcuts();
  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        Skip to the page
      </a>
      <TopBar plan={merchant.planDetails.plan} />
      {isNarrow ? <NarrowBar /> : <SideBar shopName={merchant.shopName} />}
      <main id="content" ref={main} tabIndex={-1} className={styles.main}>
        <div className={styles.content}>{children}</div>
      </main>
      <Notifications position="top-right" containerWidth={380} classNames={{ notification: styles.toast }} />
    </div>
  );
}

function NarrowBar() {
  return (
    <aside className={styles.narrow} aria-label="Notice">
      {NARROW_WORDS}
    </aside>
  );
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
