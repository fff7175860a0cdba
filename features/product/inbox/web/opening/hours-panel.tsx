import { IconX } from '@tabler/icons-react';
import { fill } from '#platform/language/reader.ts';
import { DayInput } from '#platform/ui-kit/fields/day-input.tsx';
import { formatDayLong } from '#platform/ui-kit/format/day.ts';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import type { InboxSettings } from '../../contract/opening-calls.ts';
import { MOST_CLOSED_DAYS, type OpeningHours } from '../../contract/opening-hours.ts';
import { texts } from '../../texts/en.ts';
import { DayHours } from './day-hours.tsx';
import styles from './settings.module.css';

interface HoursPanelProps {
  settings: InboxSettings;
  change: (changes: Partial<InboxSettings>) => void;
  timeZone: string;
}

/** The opening hours of each weekday, and the closed days. */
export function HoursPanel({ settings: { hoursOn, hours }, change, timeZone }: HoursPanelProps) {
  const setHours = (changes: Partial<OpeningHours>) => change({ hours: { ...hours, ...changes } });
  return (
    <Panel title={texts.hours.title}>
      <ChoiceRow
        control={
          <PowerSwitch
            name={texts.hours.switch}
            on={hoursOn}
            onChange={(on) => change({ hoursOn: on })}
            right="answer"
          />
        }
      >
        {fill(texts.hours.text, { zone: timeZone })}
      </ChoiceRow>
      {hoursOn && (
        <>
          <ul className={styles.days}>
            {hours.weekdays.map((periods, weekday) => (
              <DayHours
                key={weekday}
                weekday={weekday}
                periods={periods}
                change={(next) =>
                  setHours({ weekdays: hours.weekdays.map((one, at) => (at === weekday ? next : one)) })
                }
                copyToAll={() => setHours({ weekdays: hours.weekdays.map(() => periods) })}
              />
            ))}
          </ul>
          <ClosedDays days={hours.closedDays} change={(closedDays) => setHours({ closedDays })} />
        </>
      )}
    </Panel>
  );
}

function ClosedDays({ days, change }: { days: readonly string[]; change: (days: string[]) => void }) {
  const add = (day: string) => {
    if (day !== '' && !days.includes(day)) change([...days, day].toSorted());
  };
  return (
    <fieldset className={styles.closed}>
      <legend className={styles.legend}>{texts.hours.closedDays}</legend>
      <p className={styles.why}>{texts.hours.closedDaysText}</p>
      <ul className={styles.chips}>
        {days.map((day) => (
          <li key={day} className={styles.chip}>
            {formatDayLong(day)}
            <button
              type="button"
              aria-label={fill(texts.hours.removeDay, { day: formatDayLong(day) })}
              onClick={() => change(days.filter((one) => one !== day))}
            >
              <IconX size={14} stroke={1.5} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {days.length < MOST_CLOSED_DAYS ? (
        <NewDay add={add} />
      ) : (
        <p className={styles.why}>{texts.hours.daysFull}</p>
      )}
    </fieldset>
  );
}

function NewDay({ add }: { add: (day: string) => void }) {
  return (
    <div className={styles.newDay}>
      <DayInput label={texts.hours.addDay} value="" onDay={add} />
    </div>
  );
}
