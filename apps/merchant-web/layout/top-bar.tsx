import { IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Bellbird } from '#platform/ui-kit/bird/bellbird.tsx';
import { SchemeToggle } from './scheme-toggle.tsx';
import { useLogOut } from './session-watch.ts';
import styles from './top-bar.module.css';

/** Above every page of a merchant; `chat` is the way to us. */
export function TopBar({ badge, chat }: { badge: ReactNode; chat: ReactNode }) {
  const logOut = useLogOut();
  return (
    <header className={styles.bar}>
      <Link to="/dashboard" className={styles.logo} aria-label="Bellbird, to the dashboard">
        <Bellbird size={28} /> <span className={styles.logoWord}>Bellbird</span>
      </Link>
      {badge}
      <div className={styles.actions}>
        {chat}
        <SchemeToggle />
        <button type="button" className={styles.action} onClick={logOut}>
          <IconLogout size={18} stroke={1.5} aria-hidden /> <span>Logout</span>
        </button>
      </div>
    </header>
  );
}
