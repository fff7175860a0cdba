import { SegmentedControl, TextInput } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { addDays, shopDay } from '#platform/clock/shop-day.ts';
import { fill } from '#platform/language/reader.ts';
import { formatMomentExact } from '#platform/ui-kit/format/moment.ts';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import type { Broadcast } from '../../contract/broadcast.ts';
import { readLocalTime } from '../../rules/read-local-time.ts';
import { texts } from '../../texts/en.ts';
import styles from '../broadcast-page.module.css';
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
    <Panel title={texts.schedule.title}>
      <div className={styles.fields}>
        <SegmentedControl
          className={styles.when ?? ''}
          aria-label={texts.schedule.choice}
          value={isNow ? 'now' : 'later'}
          onChange={(value) => setIsNow(value === 'now')}
          data={[
            { value: 'now', label: texts.schedule.now },
            { value: 'later', label: texts.schedule.later },
          ]}
        />
        {isNow ? (
          <p className={styles.quiet} role="status">
            {texts.schedule.nowHint}
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
          label={texts.schedule.day}
          min={addDays(shopDay(new Date(), timeZone), -1)}
          max="2126-12-31"
          value={form.day}
          onChange={(event) => change({ day: event.currentTarget.value })}
        />
        <TextInput
          className={styles.short ?? ''}
          type="time"
          label={texts.schedule.time}
          value={form.time}
          onChange={(event) => change({ time: event.currentTarget.value })}
        />
      </div>
      <p className={styles.quiet} role="status">
        {inWords(form, timeZone)}
      </p>
      <ChoiceRow
        why={texts.schedule.localTimeHint}
        control={
          <PowerSwitch
            name={texts.schedule.localTime}
            on={form.isRecipientLocal}
            onChange={(isRecipientLocal) => change({ isRecipientLocal })}
            right="market"
          />
        }
      >
        {texts.schedule.localTime}
      </ChoiceRow>
    </>
  );
}

/** Describes the chosen time, and what happens to it if the clocks change that day. */
function inWords(form: BroadcastForm, timeZone: string): string {
  const read = readLocalTime(wallOf(form), timeZone);
  const zone = timeZone.replaceAll('_', ' ');
  if (read === null) return fill(texts.schedule.missing, { zone });
  const exact = formatMomentExact(read.at.toISOString(), timeZone);
  if (read.shown !== null) return fill(texts.schedule.skipped, { shown: read.shown, exact, zone });
  if (read.isTwice) return fill(texts.schedule.twice, { exact, zone });
  return fill(texts.schedule.at, { exact, zone });
}
