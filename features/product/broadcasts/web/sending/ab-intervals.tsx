import { fill } from '#platform/language/reader.ts';
import { formatPercent } from '#platform/ui-kit/format/count.ts';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import type { AbArm, AbMetric, AbResult } from '../../contract/ab-test.ts';
import { texts } from '../../texts/en.ts';
import styles from './ab-result.module.css';

/** The confidence interval of each side, on one scale that starts at zero. */
export function AbIntervals({ result: { arms, metric, winner } }: { result: AbResult }) {
  // The hold-out can read and tap nothing, so it is not drawn for these.
  const drawn = arms.filter(({ arm }) => arm !== 'holdOut' || metric === 'ordered');
  const most = scaleOf(drawn.filter((arm) => arm.delivered > 0 || arm.people > 0));
  return (
    <figure className={styles.intervals} aria-label={texts.abResult.chart}>
      <ul className={styles.arms}>
        {drawn.map((arm) => (
          <li key={arm.arm} className={styles.arm}>
            <span className={styles.armName}>{texts.arms[arm.arm]}</span>
            <Drawing arm={arm} most={most} isWinner={winner === arm.arm} />
            <span className={styles.words}>
              {wordsOf(arm, metric)}{' '}
              {winner === arm.arm && <StatusBadge tone="good" word={texts.abResult.winner} />}
            </span>
          </li>
        ))}
      </ul>
      <figcaption className={styles.caption}>
        {fill(texts.abResult.scale, { most: formatPercent(most) })}
      </figcaption>
    </figure>
  );
}

function Drawing({ arm, most, isWinner }: { arm: AbArm; most: number; isWinner: boolean }) {
  const { low, high } = arm.interval;
  const at = (share: number) => (Math.min(share, most) / most) * 100;
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 100 16"
      preserveAspectRatio="none"
      data-winner={isWinner}
      aria-hidden
    >
      <rect className={styles.ground} width="100" height="16" />
      <rect className={styles.bar} x={at(low)} y="3" width={at(high) - at(low)} height="10" />
      <line className={styles.mark} x1={at(arm.share)} x2={at(arm.share)} y1="0" y2="16" />
    </svg>
  );
}

function wordsOf({ arm, share, interval, people, delivered }: AbArm, metric: AbMetric): string {
  if ((metric === 'ordered' ? people : delivered) === 0)
    return arm === 'holdOut' ? texts.abResult.nobodyHeldOut : texts.abResult.nobodyYet;
  return fill(texts.abShares[metric], {
    share: formatPercent(share),
    low: formatPercent(interval.low),
    high: formatPercent(interval.high),
  });
}

/** Returns a round maximum for the scale, so that small shares are visible. */
function scaleOf(arms: readonly AbArm[]): number {
  const highest = Math.max(1, ...arms.map(({ interval }) => interval.high));
  return [1, 2, 5, 10, 20, 40, 60, 80].find((step) => step >= highest) ?? 100;
}
