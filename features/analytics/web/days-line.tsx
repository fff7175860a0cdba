import { formatDayOfYear } from '#platform/ui-kit/format/day.ts';
import type { AskedDays } from '../rules/read-asked-days.ts';
import styles from './dashboard-page.module.css';
import { DaysChoice } from './days-choice.tsx';
import type { Overview } from './use-overview.ts';

interface DaysLineProps {
  days: AskedDays;
  overview: Overview;
  onChange: (days: AskedDays) => void;
}

/** Which days everything below is of, and beside which days it stands. */
export function DaysLine({ days, overview: { span, today }, onChange }: DaysLineProps) {
  return (
    <div className={styles.days}>
      <p>
        <strong>{inWords(span)}</strong>
        {span.before && <span className={styles.beside}> beside {inWords(span.before)}</span>}
      </p>
      <DaysChoice days={days} shown={{ from: span.from, to: span.to, today }} onChange={onChange} />
    </div>
  );
}

function inWords({ from, to }: { from: string; to: string }): string {
  return from === to ? formatDayOfYear(from) : `${formatDayOfYear(from)} to ${formatDayOfYear(to)}`;
}
