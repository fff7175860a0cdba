import { Button } from '@mantine/core';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  title: string | null;
  /** What it means to go on. */
  text: string | undefined;
  confirm: string | undefined;
  cancel?: string;
  /** It cannot be taken back, or stops something. */
  isGrave?: boolean;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once before something is done; the first key pressed does nothing. */
export function ConfirmDialog({
  opened,
  title,
  text,
  confirm,
  cancel = 'Cancel',
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
