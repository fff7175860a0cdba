import { Button, NativeSelect } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { SendingLimits, USUAL_LIMITS } from '#features/engine/messaging/contract/sending-limits.ts';
import { fill } from '#platform/language/reader.ts';
import { useUnsavedGuard } from '#platform/ui-kit/leaving/use-unsaved-guard.ts';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { TermHelp } from '#platform/ui-kit/terms/term-help.tsx';
import { useTyped } from '#platform/ui-kit/typed/use-typed.ts';
import { texts } from '../texts/en.ts';
import { capChoices, clockChoices, toCap } from './sending-choices.ts';
import styles from './sending-panel.module.css';
import { TalkChoice } from './talk-choice.tsx';
import { useSaveSendingLimits, useSendingLimits } from './use-sending-limits.ts';

interface SendingPanelProps {
  shopUrl: string;
  /** Shown below the settings. */
  note?: ReactNode;
}

/** The panel that sets the quiet hours and the frequency cap for marketing. */
export function SendingPanel({ shopUrl, note }: SendingPanelProps) {
  const { data, error, refetch } = useSendingLimits(shopUrl);
  return (
    <Panel title={texts.panel.title} aside={<Link to="/sender-health">{texts.panel.senderHealth}</Link>}>
      {data === undefined && error === null && <Waiting />}
      {data === undefined && error !== null && (
        <FailureNote bare what={texts.panel.what} error={error} retry={() => void refetch()} />
      )}
      {data && <LimitsForm shopUrl={shopUrl} stored={data.limits} waiting={data.waiting} />}
      {note}
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
      <TalkChoice hours={limits.talkHours} onChange={(talkHours) => setLimits({ ...limits, talkHours })} />
      <p className={styles.note}>{describeWaiting(waiting)}</p>
      {!isSaved && (
        <p className={styles.actions}>
          <Button type="submit" loading={isPending} disabled={!read.success}>
            {texts.panel.save}
          </Button>
          <Button variant="default" onClick={() => setLimits(stored)}>
            {texts.panel.discard}
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
    <fieldset className={styles.group} aria-label={texts.quietHours.title}>
      <legend className={styles.legend}>
        {texts.quietHours.title} <TermHelp term="quietHours" />
      </legend>
      <ChoiceRow
        why={texts.quietHours.note}
        control={
          <PowerSwitch
            name={texts.quietHours.switch}
            on={hours !== null}
            onChange={(on) => onChange(on ? USUAL_LIMITS.quietHours : null)}
            right="configure"
          />
        }
      >
        {texts.quietHours.text}
      </ChoiceRow>
      {hours !== null && (
        <div className={styles.fields}>
          <NativeSelect
            label={texts.quietHours.from}
            data={clockChoices(hours.fromMinute)}
            value={String(hours.fromMinute)}
            onChange={(event) => onChange({ ...hours, fromMinute: Number(event.currentTarget.value) })}
          />
          <NativeSelect
            label={texts.quietHours.until}
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

const CAPS = ['mostInDay', 'mostInWeek', 'mostInMonth'] as const;

function Caps({ limits, onChange }: { limits: SendingLimits; onChange: (limits: SendingLimits) => void }) {
  return (
    <fieldset className={styles.group} aria-label={texts.caps.title}>
      <legend className={styles.legend}>
        {texts.caps.title} <TermHelp term="cap" />
      </legend>
      <p className={styles.why}>{texts.caps.text}</p>
      <div className={styles.fields}>
        {CAPS.map((name) => (
          <NativeSelect
            key={name}
            label={texts.caps[name]}
            value={String(limits[name] ?? '')}
            data={capChoices(limits[name])}
            onChange={(event) => onChange({ ...limits, [name]: toCap(event.currentTarget.value) })}
          />
        ))}
      </div>
    </fieldset>
  );
}

function describeWaiting({ quietHours, frequencyCap }: FormProps['waiting']): string {
  const count = quietHours + frequencyCap;
  if (count === 0) return texts.waiting.none;
  if (frequencyCap === 0) return fill(texts.waiting.quietHours, { count });
  if (quietHours === 0) return fill(texts.waiting.frequencyCap, { count });
  return fill(texts.waiting.both, { count, quiet: quietHours, capped: frequencyCap });
}

function Waiting() {
  return (
    <>
      <WaitingFor what={texts.panel.what} />
      <WaitingBlock height={220} />
    </>
  );
}
