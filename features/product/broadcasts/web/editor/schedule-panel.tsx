import { SegmentedControl, TextInput } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { addDays, shopDay } from '#platform/clock/shop-day.ts';
import { formatMomentExact } from '#platform/ui-kit/format/moment.ts';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import type { Broadcast } from '../../contract/broadcast.ts';
import { readLocalTime } from '../../rules/read-local-time.ts';
import styles from '../broadcast-page.module.css';
import { LOCAL_TIME, LOCAL_TIME_ABOUT, NOW_ABOUT } from '../copy.ts';
import { wallOf, type BroadcastForm } from './form-values.ts';
import type { BroadcastEditing } from './use-broadcast-form.ts';

interface SchedulePanelProps {
  broadcast: Broadcast;
  editing: BroadcastEditing;
}

/** When the broadcast is sent: now, or at a time. */
export function SchedulePanel({ broadcast: { timeZone }, editing }: SchedulePanelProps) {
  const { form, change, isNow, setIsNow } = editing;
  return (
    <Panel title="Schedule">
      <div className={styles.fields}>
        <SegmentedControl
          className={styles.when ?? ''}
          aria-label="When it is sent"
          value={isNow ? 'now' : 'later'}
          onChange={(value) => setIsNow(value === 'now')}
          data={[
            { value: 'now', label: 'Now' },
            { value: 'later', label: 'At a time' },
          ]}
        />
        {isNow ? (
          <p className={styles.quiet} role="status">
            {NOW_ABOUT}
          </p>
        ) : (
          <ChosenTime {...{ form, change, timeZone }} />
        )}
      </div>
    </Panel>
  );
}

interface ChosenTimeProps {
  form: BroadcastForm;
  change: BroadcastEditing['change'];
  timeZone: string;
}

/** The time by the shop's clock, which a browser's fields do not show. */
function ChosenTime({ form, change, timeZone }: ChosenTimeProps) {
  return (
    <>
      <div className={styles.pair}>
        <TextInput
          className={styles.short ?? ''}
          type="date"
          label="Day"
          min={addDays(shopDay(new Date(), timeZone), -1)}
          max="2126-12-31"
          value={form.day}
          onChange={(event) => change({ day: event.currentTarget.value })}
        />
        <TextInput
          className={styles.short ?? ''}
          type="time"
          label="Time"
          value={form.time}
          onChange={(event) => change({ time: event.currentTarget.value })}
        />
      </div>
      <p className={styles.quiet} role="status">
        {inWords(form, timeZone)}
      </p>
      <ChoiceRow
        why={LOCAL_TIME_ABOUT}
        control={
          <PowerSwitch
            name={LOCAL_TIME}
            on={form.isRecipientLocal}
            onChange={(isRecipientLocal) => change({ isRecipientLocal })}
          />
        }
      >
        {LOCAL_TIME}
      </ChoiceRow>
    </>
  );
}

/** Describes the chosen time, and what happens to it if the clocks change that day. */
function inWords(form: BroadcastForm, timeZone: string): string {
  const read = readLocalTime(wallOf(form), timeZone);
  const zone = `The clock is your shop’s: ${timeZone.replaceAll('_', ' ')}.`;
  if (read === null) return `Choose a day and a time. ${zone}`;
  const exact = formatMomentExact(read.at.toISOString(), timeZone);
  if (read.shown !== null)
    return `The clocks are set ahead over that hour, so it goes out at ${read.shown}: ${exact}. ${zone}`;
  if (read.isTwice)
    return `That hour comes twice on that day, and it goes out in the first of the two: ${exact}. ${zone}`;
  return `It goes out on ${exact}. ${zone}`;
}
