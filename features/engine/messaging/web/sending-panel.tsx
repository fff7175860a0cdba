import { Button, NativeSelect } from '@mantine/core';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { SendingLimits, USUAL_LIMITS } from '#features/engine/messaging/contract/sending-limits.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { useUnsavedGuard } from '#platform/ui-kit/leaving/use-unsaved-guard.ts';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { useTyped } from '#platform/ui-kit/typed/use-typed.ts';
import { capChoices, clockChoices, toCap } from './sending-choices.ts';
import styles from './sending-panel.module.css';
import { useSaveSendingLimits, useSendingLimits } from './use-sending-limits.ts';

/** When offers are kept back, and how often one person gets them. */
export function SendingPanel({ shopUrl }: { shopUrl: string }) {
  const { data, error, refetch } = useSendingLimits(shopUrl);
  return (
    <Panel title="Sending" aside={<Link to="/sender-health">Sender health</Link>}>
      {data === undefined && error === null && <Waiting />}
      {data === undefined && error !== null && (
        <FailureNote bare what="Your limits" error={error} retry={() => void refetch()} />
      )}
      {data && <LimitsForm shopUrl={shopUrl} stored={data.limits} waiting={data.waiting} />}
    </Panel>
  );
}

interface FormProps {
  shopUrl: string;
  stored: SendingLimits;
  waiting: { quietHours: number; frequencyCap: number };
}

function LimitsForm({ shopUrl, stored, waiting }: FormProps) {
  const { mutate, isPending } = useSaveSendingLimits(shopUrl);
  const { typed: limits, setTyped: setLimits, isSaved } = useTyped(stored);
  const read = z.safeParse(SendingLimits, limits);
  useUnsavedGuard(!isSaved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (read.success && !isSaved) mutate(read.data);
  };
  return (
    <form onSubmit={submit} noValidate>
      <QuietHours
        hours={limits.quietHours}
        problem={read.success ? null : (read.error.issues[0]?.message ?? null)}
        onChange={(quietHours) => setLimits({ ...limits, quietHours })}
      />
      <Caps limits={limits} onChange={setLimits} />
      <p className={styles.note}>{waitingInWords(waiting)}</p>
      {!isSaved && (
        <p className={styles.actions}>
          <Button type="submit" loading={isPending} disabled={!read.success}>
            Save
          </Button>
          <Button variant="default" onClick={() => setLimits(stored)}>
            Discard
          </Button>
        </p>
      )}
    </form>
  );
}

type Hours = SendingLimits['quietHours'];

interface QuietHoursProps {
  hours: Hours;
  problem: string | null;
  onChange: (hours: Hours) => void;
}

function QuietHours({ hours, problem, onChange }: QuietHoursProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Quiet hours</legend>
      <ChoiceRow
        why="Receipts and shipping news go at any hour."
        control={
          <PowerSwitch
            name="Keep offers back at night"
            on={hours !== null}
            onChange={(on) => onChange(on ? USUAL_LIMITS.quietHours : null)}
          />
        }
      >
        Offers are kept back in your quiet hours, by the clock where each person lives, and go out when those
        are over.
      </ChoiceRow>
      {hours !== null && (
        <div className={styles.fields}>
          <NativeSelect
            label="From"
            data={clockChoices(hours.fromMinute)}
            value={String(hours.fromMinute)}
            onChange={(event) => onChange({ ...hours, fromMinute: Number(event.currentTarget.value) })}
          />
          <NativeSelect
            label="Until"
            data={clockChoices(hours.untilMinute)}
            value={String(hours.untilMinute)}
            error={problem}
            onChange={(event) => onChange({ ...hours, untilMinute: Number(event.currentTarget.value) })}
          />
        </div>
      )}
    </fieldset>
  );
}

const CAPS = [
  ['mostInDay', 'In 24 hours'],
  ['mostInWeek', 'In 7 days'],
  ['mostInMonth', 'In 30 days'],
] as const;

function Caps({ limits, onChange }: { limits: SendingLimits; onChange: (limits: SendingLimits) => void }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Most offers to one person</legend>
      <p className={styles.why}>
        Over all campaigns and broadcasts together. The messages that one cart leads to count once. The
        welcome after a sign-up does not count. An offer above the limit waits, or is dropped if it would come
        too late.
      </p>
      <div className={styles.fields}>
        {CAPS.map(([name, label]) => (
          <NativeSelect
            key={name}
            label={label}
            value={String(limits[name] ?? '')}
            data={capChoices(limits[name])}
            onChange={(event) => onChange({ ...limits, [name]: toCap(event.currentTarget.value) })}
          />
        ))}
      </div>
    </fieldset>
  );
}

function waitingInWords({ quietHours, frequencyCap }: FormProps['waiting']): string {
  if (quietHours + frequencyCap === 0) return 'No message waits for these limits now.';
  const parts = [
    ...(quietHours > 0 ? [`${formatCount(quietHours)} for quiet hours to end`] : []),
    ...(frequencyCap > 0 ? [`${formatCount(frequencyCap)} until their person may get another`] : []),
  ];
  const verb = quietHours + frequencyCap === 1 ? 'message waits' : 'messages wait';
  return `${formatCount(quietHours + frequencyCap)} ${verb} for these limits now: ${parts.join(', ')}. When you save, they are looked at again at once.`;
}

function Waiting() {
  return (
    <>
      <WaitingFor what="Your limits" />
      <WaitingBlock height={220} />
    </>
  );
}
