import { Button, NativeSelect } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { fill } from '#platform/language/reader.ts';
import { LOCALE } from '#platform/ui-kit/format/reader-locale.ts';
import { MOST_PERIODS, overlapOf, type Period } from '../../contract/opening-hours.ts';
import { clockChoices, nextPeriod } from '../../rules/opening/choose-period.ts';
import { clockTime } from '../../rules/opening/describe-hours.ts';
import { texts } from '../../texts/en.ts';
import styles from './settings.module.css';

const weekdayName = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone: 'UTC' });

/** Returns the name of a weekday; 0 is Monday. */
function nameOfWeekday(weekday: number): string {
  // 1 January 2024 was a Monday.
  return weekdayName.format(Date.UTC(2024, 0, 1 + weekday));
}

interface DayHoursProps {
  weekday: number;
  periods: readonly Period[];
  change: (periods: Period[]) => void;
  copyToAll: () => void;
}

/** The periods of a weekday. */
export function DayHours({ weekday, periods, change, copyToAll }: DayHoursProps) {
  const day = nameOfWeekday(weekday);
  const next = nextPeriod(periods);
  const overlap = overlapOf(periods);
  return (
    <li className={styles.day} aria-label={day}>
      <span className={styles.name}>{day}</span>
      <div className={styles.periods}>
        {periods.length === 0 && <span className={styles.why}>{texts.hours.closed}</span>}
        {periods.map((period, place) => (
          <PeriodFields
            key={place}
            day={day}
            period={period}
            change={(changed) => change(periods.map((one, at) => (at === place ? changed : one)))}
            remove={() => change(periods.filter((_, at) => at !== place))}
          />
        ))}
        {overlap !== null && (
          <p role="alert" className={styles.fault}>
            {texts.hours.overlap}
          </p>
        )}
      </div>
      <div className={styles.dayActs}>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={14} stroke={1.5} aria-hidden />}
          aria-label={fill(texts.hours.addTo, { day })}
          disabled={next === null || periods.length >= MOST_PERIODS}
          onClick={() => next && change([...periods, next])}
        >
          {texts.hours.add}
        </Button>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={fill(texts.hours.copyFrom, { day })}
          onClick={copyToAll}
        >
          {texts.hours.copy}
        </Button>
      </div>
    </li>
  );
}

interface PeriodProps {
  day: string;
  period: Period;
  change: (period: Period) => void;
  remove: () => void;
}

function PeriodFields({ day, period, change, remove }: PeriodProps) {
  const { fromMinute, untilMinute } = period;
  const [from, until] = [clockTime(fromMinute), clockTime(untilMinute)];
  return (
    <div className={styles.period}>
      <NativeSelect
        aria-label={fill(texts.hours.from, { day })}
        data={clockChoices('from', period)}
        value={String(fromMinute)}
        onChange={(event) => change({ ...period, fromMinute: Number(event.currentTarget.value) })}
      />
      <span aria-hidden>–</span>
      <NativeSelect
        aria-label={fill(texts.hours.until, { day })}
        data={clockChoices('until', period)}
        value={String(untilMinute)}
        onChange={(event) => change({ ...period, untilMinute: Number(event.currentTarget.value) })}
      />
      <button
        type="button"
        className={styles.remove}
        aria-label={fill(texts.hours.remove, { from, until, day })}
        onClick={remove}
      >
        <IconX size={16} stroke={1.5} aria-hidden />
      </button>
    </div>
  );
}
