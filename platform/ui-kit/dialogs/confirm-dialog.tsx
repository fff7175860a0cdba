import { Button } from '@mantine/core';
import { texts } from '../texts/en.ts';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  title: string | null;
  /** What the action does. */
  text: string | undefined;
  confirm: string | undefined;
  cancel?: string;
  /** Whether the action cannot be undone, or stops something. */
  isGrave?: boolean;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation. The focus starts on a button that does nothing. */
export function ConfirmDialog({
  opened,
  title,
  text,
  confirm,
  cancel = texts.buttons.cancel,
  isGrave = true,
  isPending,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog
      opened={opened}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose} data-autofocus>
            {cancel}
          </Button>
          <Button {...(isGrave && { color: 'red.9' })} loading={isPending} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
