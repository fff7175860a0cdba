import { fill } from '#platform/language/reader.ts';
import { formatSpan } from '#platform/ui-kit/format/moment.ts';
import type { WindowLeft } from '../rules/window-left.ts';
import { texts } from '../texts/en.ts';
import styles from './composer.module.css';

const RADIUS = 7;
const AROUND = 2 * Math.PI * RADIUS;

/** How long the team can still answer, as a ring and in words. */
export function WindowRing({ left: { minutes, share, isShort } }: { left: WindowLeft }) {
  const time = formatSpan(Math.max(1, minutes) * 60);
  return (
    <p className={styles.window} data-short={isShort}>
      <svg width={18} height={18} viewBox="0 0 18 18" aria-hidden>
        <circle cx={9} cy={9} r={RADIUS} className={styles.ring} />
        <circle
          cx={9}
          cy={9}
          r={RADIUS}
          className={styles.left}
          strokeDasharray={`${AROUND * share} ${AROUND}`}
          transform="rotate(-90 9 9)"
        />
      </svg>
      {fill(isShort ? texts.write.leftShort : texts.write.left, { time })}
    </p>
  );
}
