import { IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Bellbird } from '#platform/ui-kit/bird/bellbird.tsx';
import { texts } from '../texts/en.ts';
import { TopBarHelp } from './help-link.tsx';
import type { Reader } from './reader.ts';
import { SchemeToggle } from './scheme-toggle.tsx';
import styles from './top-bar.module.css';

interface TopBarProps {
  /** The button that opens the menu if the menu is not beside the page. */
  menu: ReactNode;
  /** The shop and the menu of the person's other shops. False if there are no others. */
  shop: ReactNode;
  badge: ReactNode;
  /** The search button. */
  find: ReactNode;
  /** The support chat button. */
  chat: ReactNode;
  helpUrl: string;
  /** Who is logged in. */
  reader: Reader;
  logOut: () => void;
}

/** The bar above every page of a merchant. */
export function TopBar({ menu, shop, badge, find, chat, helpUrl, reader, logOut }: TopBarProps) {
  return (
    <header className={styles.bar} data-shops={shop !== false}>
      {menu}
      <Link to="/dashboard" className={styles.logo} aria-label={texts.frame.toDashboard}>
        <Bellbird size={28} /> <span className={styles.logoWord}>{texts.frame.product}</span>
      </Link>
      {shop}
      {badge}
      <div className={styles.actions}>
        {find}
        {chat}
        <SchemeToggle />
        <TopBarHelp url={helpUrl} />
        <button
          type="button"
          className={styles.action}
          title={`${reader.name}, ${reader.about}`}
          onClick={logOut}
        >
          <IconLogout size={18} stroke={1.5} aria-hidden /> <span>{texts.frame.logOut}</span>
        </button>
      </div>
    </header>
  );
}
