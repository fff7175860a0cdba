import styles from './tools-page.module.css';

/** Where the pill stands on a store page. */
export function PillSketch() {
  return (
    <svg className={styles.sketch} viewBox="0 0 160 112" aria-hidden>
      <rect className={styles.sketchPage} x="0.5" y="0.5" width="159" height="111" rx="8" />
      <path className={styles.sketchLine} d="M0 16 H160" />
      <rect className={styles.sketchSoft} x="14" y="28" width="40" height="36" rx="4" />
      <rect className={styles.sketchSoft} x="60" y="28" width="40" height="36" rx="4" />
      <rect className={styles.sketchSoft} x="106" y="28" width="40" height="36" rx="4" />
      <rect className={styles.sketchSoft} x="14" y="70" width="28" height="5" rx="2.5" />
      <rect className={styles.sketchSoft} x="60" y="70" width="28" height="5" rx="2.5" />
      <rect className={styles.sketchPill} x="78" y="86" width="68" height="18" rx="9" />
      <rect className={styles.sketchWord} x="90" y="93" width="44" height="4" rx="2" />
    </svg>
  );
}
