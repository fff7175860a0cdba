import { IconHelpCircle, IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Bellbird } from '#platform/ui-kit/bird/bellbird.tsx';
import { SchemeToggle } from './scheme-toggle.tsx';
import { logOutEverywhere } from './session-watch.ts';
import styles from './top-bar.module.css';

export function TopBar({ badge }: { badge: ReactNode }) {
  return (
    <header className={styles.bar}>
      <Link to="/dashboard" className={styles.logo} aria-label="Bellbird, to the dashboard">
        <Bellbird size={28} /> <span className={styles.logoWord}>Bellbird</span>
      </Link>
      {badge}
      <nav className={styles.actions} aria-label="Account">
        <SchemeToggle />
        <Link to="/help" className={`${styles.action} ${styles.wideOnly}`}>
          <IconHelpCircle size={18} stroke={1.5} aria-hidden /> <span>Help Center</span>
        </Link>
        <button type="button" className={styles.action} onClick={() => void logOutEverywhere()}>
          <IconLogout size={18} stroke={1.5} aria-hidden /> <span>Logout</span>
        </button>
      </nav>
    </header>
  );
}
