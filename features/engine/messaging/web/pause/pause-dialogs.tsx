import { Button, Radio } from '@mantine/core';
import '@mantine/core/styles/Radio.css';
import { useState } from 'react';
import type { LateChoice, SendingPause } from '#features/engine/messaging/contract/pause-calls.ts';
import { AskDialog } from '#platform/ui-kit/dialogs/ask-dialog.tsx';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import { formatCount, formatCounted } from '#platform/ui-kit/format/count.ts';
import { usePauseAll, useResumeAll } from './change-pause.ts';

interface PauseDialogProps {
  shopUrl: string;
  onClose: () => void;
}

const WHAT_WAITS =
  'Campaigns, broadcasts, order messages, answers and tests wait until you resume. Only confirmations of opt-outs are still sent.';
const ON_THEIR_WAY = 'Messages that are being sent at this moment may still arrive.';

/** Asks before all sending is paused. */
export function PauseDialog({ shopUrl, onClose }: PauseDialogProps) {
  const { mutate, isPending } = usePauseAll(shopUrl, onClose);
  return (
    <AskDialog title="Pause all sending?" lines={[WHAT_WAITS, ON_THEIR_WAY]} no="Cancel" onClose={onClose}>
      <Button color="red.9" loading={isPending} onClick={() => mutate()}>
        Pause all sending
      </Button>
    </AskDialog>
  );
}

/** Asks before sending is resumed, and what happens to messages that have become too late. */
export function ResumeDialog({ shopUrl, pause, onClose }: PauseDialogProps & { pause: SendingPause }) {
  const { mutate, isPending } = useResumeAll(shopUrl, onClose);
  const [late, setLate] = useState<LateChoice>('drop');
  return (
    <Dialog
      title="Resume sending?"
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isPending} onClick={() => mutate(late)}>
            Resume sending
          </Button>
        </>
      }
    >
      <p>{describeHeld(pause)}</p>
      {pause.late > 0 && (
        <Radio.Group
          label={`${formatCounted(pause.late, 'message has', 'messages have')} become too late`}
          value={late}
          onChange={setLate}
        >
          <Radio value="drop" label="Drop them. The list of messages says so for each." />
          <Radio value="send" label="Send them too." />
        </Radio.Group>
      )}
    </Dialog>
  );
}

function describeHeld({ held, late }: SendingPause): string {
  const inTime = held - late;
  if (inTime === 0) return 'Nothing waits that is still in time. New messages are sent again from now on.';
  return `${formatCount(inTime)} ${inTime === 1 ? 'message' : 'messages'} that waited can be sent now, within your limits and quiet hours. Carts that were bought and campaigns that are off are left out.`;
}
