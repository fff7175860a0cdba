import { IconHelpCircle, IconLogout } from '@tabler/icons-react';
import { Link } from 'react-router';
import { leave } from '#features/sessions/web/leave.ts';
import { Bellbird } from '#platform/ui-kit/bird/bellbird.tsx';
import { SchemeToggle } from './scheme-toggle.tsx';
import styles from './top-bar.module.css';

export function TopBar({ plan }: { plan: string }) {
  return (
    <header className={styles.bar}>
      <Link to="/dashboard" className={styles.logo} aria-label="Bellbird, to the dashboard">
        <Bellbird size={28} /> Bellbird
      </Link>
      <span className={styles.plan}>
        <span className={styles.spoken}>Your plan: </span>
        {plan}
      </span>
      <nav className={styles.actions} aria-label="Account">
        <SchemeToggle />
        <Link to="/help" className={`${styles.action} ${styles.wideOnly}`}>
          <IconHelpCircle size={18} stroke={1.5} aria-hidden /> <span>Help Center</span>
        </Link>
        <button type="button" className={styles.action} onClick={() => void leave()}>
          <IconLogout size={18} stroke={1.5} aria-hidden /> <span>Logout</span>
        </button>
      </nav>
    </header>
  );
}
