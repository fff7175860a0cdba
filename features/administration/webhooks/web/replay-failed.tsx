import { Button } from '@mantine/core';
import { useState } from 'react';
import { DAY_MS } from '#platform/clock/durations.ts';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import { DayInput } from '#platform/ui-kit/fields/day-input.tsx';
import { LOG_DAYS } from '../contract/delivery-calls.ts';
import { texts } from '../texts/en.ts';
import { useReplayFailed, type OfEndpoint } from './use-deliveries.ts';

interface ReplayFailedProps {
  of: OfEndpoint;
  isOn: boolean;
  timeZone: string;
}

/** Sends all failed events again since a day, after a question. */
export function ReplayFailed({ of, isOn, timeZone }: ReplayFailedProps) {
  const [isAsked, setAsked] = useState(false);
  const [day, setDay] = useState('');
  const { mutate, isPending } = useReplayFailed(of, () => setAsked(false));
  const since = startOf(day, timeZone);
  return (
    <>
      <Button variant="default" disabled={!isOn} onClick={() => setAsked(true)}>
        {texts.log.replayFailed}
      </Button>
      <Dialog
        opened={isAsked}
        title={texts.log.replayFailedTitle}
        onClose={() => setAsked(false)}
        actions={
          <>
            <Button variant="default" onClick={() => setAsked(false)}>
              {texts.log.cancel}
            </Button>
            <Button loading={isPending} onClick={() => mutate(since.toISOString())}>
              {texts.log.replayFailed}
            </Button>
          </>
        }
      >
        <p>{texts.log.replayFailedText}</p>
        <DayInput label={texts.log.since} value={day} onDay={setDay} />
      </Dialog>
    </>
  );
}

/** The start of a day in the shop's time zone. Without a day, the start of the log. */
function startOf(day: string, timeZone: string): Date {
  const utc = new Date(`${day}T00:00:00Z`);
  if (day === '' || Number.isNaN(utc.getTime())) return new Date(Date.now() - LOG_DAYS * DAY_MS);
  const shown = utc.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T');
  return new Date(utc.getTime() - (new Date(`${shown}Z`).getTime() - utc.getTime()));
}
