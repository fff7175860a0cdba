import { Button } from '@mantine/core';
import { ERROR_SENTENCES } from '#platform/errors/error-sentences.ts';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import { formatCounted } from '#platform/ui-kit/format/count.ts';
import type { DayRoom, ScheduleReason } from '../../contract/flight-check.ts';
import {
  CHANGED_ELSEWHERE,
  CHANGED_ELSEWHERE_ABOUT,
  CHANGED_ELSEWHERE_HOW,
  OVER_LIMIT,
  overLimitAbout,
} from '../copy.ts';
import type { BroadcastEditing } from './use-broadcast-form.ts';
import type { useSchedule } from './use-schedule.ts';

interface EditDialogsProps {
  editing: BroadcastEditing;
  scheduling: ReturnType<typeof useSchedule>;
}

/** The dialogs between a click and a scheduled broadcast. */
export function EditDialogs({ editing, scheduling }: EditDialogsProps) {
  const { problem, setProblem } = editing;
  const close = () => setProblem(null);
  if (scheduling.overLimit !== null)
    return (
      <OverLimit room={scheduling.overLimit} goOn={() => void scheduling.confirm()} stay={scheduling.stay} />
    );
  if (problem?.kind === 'required') return <Required reason={problem.reason} close={close} />;
  if (problem?.kind === 'changed') return <Changed editing={editing} status={problem.asked} />;
  return null;
}

function Required({ reason, close }: { reason: ScheduleReason; close: () => void }) {
  return (
    <Dialog
      title="Changes Required!"
      onClose={close}
      actions={
        <Button data-autofocus onClick={close}>
          Got it
        </Button>
      }
    >
      <p>{ERROR_SENTENCES[reason]}</p>
    </Dialog>
  );
}

interface ChangedProps {
  editing: BroadcastEditing;
  /** The requested state. Cancelling a schedule continues with it, too. */
  status: 'draft' | 'active';
}

/** Asks when two people edit one broadcast, so that nothing is overwritten unseen. */
function Changed({ editing: { takeTheirs, save, setProblem, isSaving }, status }: ChangedProps) {
  return (
    <Dialog
      title={CHANGED_ELSEWHERE}
      onClose={() => setProblem(null)}
      staysOnClickOutside
      actions={
        <>
          <Button variant="default" onClick={() => void takeTheirs()} data-autofocus>
            Show theirs
          </Button>
          <Button
            color="red.9"
            loading={isSaving}
            onClick={() => {
              setProblem(null);
              void save({ status, isForced: true });
            }}
          >
            Save mine over it
          </Button>
        </>
      }
    >
      <p>{CHANGED_ELSEWHERE_ABOUT}</p>
      <p>{CHANGED_ELSEWHERE_HOW}</p>
    </Dialog>
  );
}

function OverLimit({ room, goOn, stay }: { room: DayRoom; goOn: () => void; stay: () => void }) {
  const { limit, booked, missingOut } = room;
  const missing = formatCounted(missingOut, 'customer', 'customers');
  return (
    <Dialog
      title={OVER_LIMIT}
      onClose={stay}
      actions={
        <>
          <Button variant="default" onClick={stay} data-autofocus>
            Go back
          </Button>
          <Button onClick={goOn}>Schedule anyway</Button>
        </>
      }
    >
      <p>
        <strong>{missing} will not receive messages</strong> on that day.
      </p>
      <p>{overLimitAbout(limit ?? 0, booked)}</p>
    </Dialog>
  );
}
