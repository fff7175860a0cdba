import { Bellbird } from '#platform/ui-kit/bird/bellbird.tsx';
import styles from './splash.module.css';

/** What the very first load shows while the login is looked up. */
export function Splash() {
  return (
    <div className={styles.page} role="status">
      <span className={styles.bird}>
        <Bellbird size={64} label="Bellbird is loading" />
      </span>
    </div>
  );
}
