import { texts } from '../texts/en.ts';
import styles from './store-sketch.module.css';

/** A sketch of a store with the pill in its place. */
export function StoreSketch({ isPillOn = true }: { isPillOn?: boolean }) {
  return (
    <svg className={styles.sketch} viewBox="0 0 340 580" role="img" aria-label={texts.sketch.label}>
      <rect className={styles.page} x="0.5" y="0.5" width="339" height="579" rx="12" />
      <path className={styles.line} d="M0 44 H340" />
      <rect className={styles.soft} x="20" y="17" width="84" height="10" rx="5" />
      <rect className={styles.soft} x="236" y="17" width="40" height="10" rx="5" />
      <rect className={styles.soft} x="284" y="17" width="36" height="10" rx="5" />
      {[20, 178].map((x) =>
        [64, 236, 408].map((y) => (
          <g key={`${x}-${y}`} className={styles.soft}>
            <rect x={x} y={y} width="142" height="126" rx="8" />
            <rect x={x} y={y + 136} width="92" height="9" rx="4.5" />
            <rect x={x} y={y + 151} width="48" height="9" rx="4.5" />
          </g>
        )),
      )}
      <g className={styles.pill} data-on={isPillOn}>
        <rect x="160" y="526" width="164" height="38" rx="19" />
        <rect className={styles.word} x="182" y="541" width="120" height="8" rx="4" />
      </g>
    </svg>
  );
}
