import { Button } from '@mantine/core';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { sentenceFor } from '#platform/errors/error-sentences.ts';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import type { Broadcast } from '../../contract/broadcast.ts';
import type { ScheduleReason } from '../../contract/flight-check.ts';
import { texts } from '../../texts/en.ts';
import { ConfirmBooking } from './booking/confirm-booking.tsx';
import type { BroadcastBooking } from './booking/use-booking.ts';
import type { BroadcastEditing, SaveProblem } from './use-broadcast-form.ts';

interface EditDialogsProps {
  merchant: Merchant;
  broadcast: Broadcast;
  editing: BroadcastEditing;
  booking: BroadcastBooking;
}

/** The dialogs between a click and a booked broadcast. */
export function EditDialogs({ merchant, broadcast, editing, booking }: EditDialogsProps) {
  const { problem, setProblem } = editing;
  const close = () => setProblem(null);
  if (problem?.kind === 'required') return <Required reason={problem.reason} close={close} />;
  if (problem?.kind === 'changed') return <Changed editing={editing} asked={problem.asked} />;
  return booking.isAsked ? <ConfirmBooking {...{ merchant, broadcast, editing, booking }} /> : null;
}

function Required({ reason, close }: { reason: ScheduleReason; close: () => void }) {
  return (
    <Dialog
      title={texts.changesRequired.title}
      onClose={close}
      actions={
        <Button data-autofocus onClick={close}>
          {texts.changesRequired.close}
        </Button>
      }
    >
      <p>{sentenceFor(reason)}</p>
    </Dialog>
  );
}

interface ChangedProps {
  editing: BroadcastEditing;
  /** The changes to save. Cancelling a schedule continues with them, too. */
  asked: Extract<SaveProblem, { kind: 'changed' }>['asked'];
}

/** Asks when two people edit one broadcast, so that nothing is overwritten unseen. */
function Changed({ editing: { takeTheirs, save, setProblem, isSaving }, asked }: ChangedProps) {
  return (
    <Dialog
      title={texts.changedElsewhere.title}
      onClose={() => setProblem(null)}
      staysOnClickOutside
      actions={
        <>
          <Button variant="default" onClick={() => void takeTheirs()} data-autofocus>
            {texts.changedElsewhere.showTheirs}
          </Button>
          <Button
            color="red.9"
            loading={isSaving}
            onClick={() => {
              setProblem(null);
              void save({ ...asked, isForced: true });
            }}
          >
            {texts.changedElsewhere.saveMine}
          </Button>
        </>
      }
    >
      <p>{texts.changedElsewhere.text}</p>
      <p>{texts.changedElsewhere.how}</p>
    </Dialog>
  );
}
