import { IconMenu2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import styles from './phone-menu.module.css';

/** The menu of a phone whose owner wants all pages: folded away until it is asked for. */
export function PhoneMenu({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    // Another page folds it again.
    <details key={pathname} className={styles.menu}>
      <summary className={styles.opener}>
        <IconMenu2 size={18} stroke={1.5} aria-hidden /> Menu
      </summary>
      {children}
    </details>
  );
}
