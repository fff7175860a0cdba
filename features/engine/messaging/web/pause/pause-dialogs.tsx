import { Button, Radio } from '@mantine/core';
import '@mantine/core/styles/Radio.css';
import { useState } from 'react';
import type { LateChoice, SendingPause } from '#features/engine/messaging/contract/pause-calls.ts';
import { fill } from '#platform/language/reader.ts';
import { AskDialog } from '#platform/ui-kit/dialogs/ask-dialog.tsx';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import { texts } from '../../texts/en.ts';
import { usePauseAll, useResumeAll } from './change-pause.ts';

interface PauseDialogProps {
  shopUrl: string;
  onClose: () => void;
}

/** Asks before all sending is paused. */
export function PauseDialog({ shopUrl, onClose }: PauseDialogProps) {
  const { mutate, isPending } = usePauseAll(shopUrl, onClose);
  return (
    <AskDialog
      title={texts.pause.question}
      lines={[texts.pause.text, texts.pause.onTheirWay]}
      no={texts.pause.cancel}
      onClose={onClose}
    >
      <Button color="red.9" loading={isPending} onClick={() => mutate()}>
        {texts.pause.confirm}
      </Button>
    </AskDialog>
  );
}

/** Asks before sending is resumed, and asks what happens to messages that expired during the pause. */
export function ResumeDialog({ shopUrl, pause, onClose }: PauseDialogProps & { pause: SendingPause }) {
  const { mutate, isPending } = useResumeAll(shopUrl, onClose);
  const [late, setLate] = useState<LateChoice>('drop');
  return (
    <Dialog
      title={texts.resume.question}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {texts.resume.cancel}
          </Button>
          <Button loading={isPending} onClick={() => mutate(late)}>
            {texts.resume.confirm}
          </Button>
        </>
      }
    >
      <p>{describeHeld(pause)}</p>
      {pause.late > 0 && (
        <Radio.Group label={fill(texts.resume.late, { count: pause.late })} value={late} onChange={setLate}>
          <Radio value="drop" label={texts.resume.drop} />
          <Radio value="send" label={texts.resume.send} />
        </Radio.Group>
      )}
    </Dialog>
  );
}

function describeHeld({ held, late }: SendingPause): string {
  const inTime = held - late;
  if (held === 0) return texts.resume.nothingHeld;
  return inTime === 0 ? texts.resume.noneInTime : fill(texts.resume.inTime, { count: inTime });
}
