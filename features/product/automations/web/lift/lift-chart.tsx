import { fill } from '#platform/language/reader.ts';
import { formatPercent } from '#platform/ui-kit/format/count.ts';
import { LOCALE } from '#platform/ui-kit/format/reader-locale.ts';
import type { CampaignLift, LiftSide } from '../../contract/lift-calls.ts';
import { scaleOf, type Scale } from '../../rules/lift-scale.ts';
import { texts } from '../../texts/en.ts';
import styles from './lift-panel.module.css';

/** Both shares and their difference, each as a point with its 95 % confidence interval. */
export function LiftChart({ lift: { written, heldOut, lift } }: { lift: CampaignLift }) {
  const shares = scaleOf([written.interval, heldOut.interval]);
  const points = scaleOf([lift.interval]);
  return (
    <dl className={styles.chart}>
      <Side name={texts.lift.written} side={written} scale={shares} />
      <Side name={texts.lift.heldOut} side={heldOut} scale={shares} />
      {written.people > 0 && heldOut.people > 0 && (
        <div className={styles.line} data-is="difference">
          <dt>{texts.lift.difference}</dt>
          <dd>
            <Span scale={points} at={lift.points} interval={lift.interval} />
            <span className={styles.said}>
              {fill(texts.lift.points, { points: signed(lift.points) })}
              <span className={styles.quiet}>
                {fill(texts.lift.interval, {
                  low: signed(lift.interval.low),
                  high: signed(lift.interval.high),
                })}
              </span>
            </span>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Side({ name, side, scale }: { name: string; side: LiftSide; scale: Scale }) {
  const { people, ordered, share, interval } = side;
  return (
    <div className={styles.line}>
      <dt>
        {name}
        <span className={styles.quiet}>{fill(texts.lift.ordered, { ordered, people })}</span>
      </dt>
      <dd>
        {people > 0 && <Span scale={scale} at={share} interval={interval} />}
        <span className={styles.said}>
          {people === 0 ? texts.lift.nobody : formatPercent(share)}
          {people > 0 && (
            <span className={styles.quiet}>
              {fill(texts.lift.interval, {
                low: formatPercent(interval.low),
                high: formatPercent(interval.high),
              })}
            </span>
          )}
        </span>
      </dd>
    </div>
  );
}

interface SpanProps {
  scale: Scale;
  at: number;
  interval: { low: number; high: number };
}

/** Decoration: the texts beside it say the same. */
function Span({ scale, at, interval: { low, high } }: SpanProps) {
  const place = (value: number) => `${scale.placeOf(value)}%`;
  return (
    <span className={styles.span} aria-hidden>
      <span className={styles.zero} style={{ insetInlineStart: place(0) }} />
      <span
        className={styles.interval}
        style={{ insetInlineStart: place(low), width: `${scale.placeOf(high) - scale.placeOf(low)}%` }}
      />
      <span className={styles.point} style={{ insetInlineStart: place(at) }} />
    </span>
  );
}

function signed(points: number): string {
  return points.toLocaleString(LOCALE, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
}
