import { shopDay } from '#platform/clock/shop-day.ts';
import { fill } from '#platform/language/reader.ts';
import { formatDayOfYear } from '#platform/ui-kit/format/day.ts';
import { WaitingBlock } from '#platform/ui-kit/parts/waiting-block.tsx';
import { ALL_TIME } from '../contract/overview-calls.ts';
import type { AskedDays } from '../rules/read-asked-days.ts';
import { spanOf, type Span } from '../rules/span.ts';
import { texts } from '../texts/en.ts';
import styles from './dashboard-page.module.css';
import { DaysChoice } from './days-choice.tsx';
import type { Overview } from './use-overview.ts';

interface DaysLineProps {
  days: AskedDays;
  timeZone: string;
  /** The overview. Undefined while it is unknown. */
  overview: Overview | undefined;
  /** Whether the request has failed, so that nothing is loading. */
  hasFailed: boolean;
  onChange: (days: AskedDays) => void;
}

/** The chosen days and the days that they are compared with. Stays visible while figures load or fail. */
export function DaysLine({ days, timeZone, overview, hasFailed, onChange }: DaysLineProps) {
  const today = overview?.today ?? shopDay(new Date(), timeZone);
  const span = overview?.span ?? daysOf(days, today);
  return (
    <div className={styles.days}>
      {overview || hasFailed ? <DaysInWords span={span} /> : <WaitingBlock height={21} width={280} />}
      <DaysChoice
        days={days}
        shown={{ from: span?.from ?? today, to: span?.to ?? today, today }}
        onChange={onChange}
      />
    </div>
  );
}

/** Returns the requested days, as far as they are known without figures. The start of all time is not. */
function daysOf(days: AskedDays, today: string): Span | null {
  if (!('scope' in days)) return spanOf(days, today, null);
  return days.scope === ALL_TIME ? null : spanOf(days, today, null);
}

function DaysInWords({ span }: { span: Span | null }) {
  if (span === null) return <strong>{texts.days.allTime}</strong>;
  return (
    <p>
      <strong>{inWords(span)}</strong>
      {span.before && (
        <span className={styles.beside}>
          {' '}
          {fill(texts.days.comparedWith, { days: inWords(span.before) })}
        </span>
      )}
    </p>
  );
}

function inWords({ from, to }: { from: string; to: string }): string {
  if (from === to) return formatDayOfYear(from);
  return fill(texts.days.fromTo, { from: formatDayOfYear(from), to: formatDayOfYear(to) });
}
