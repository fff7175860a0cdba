import { Button, Modal } from '@mantine/core';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import styles from './confirm-dialog.module.css';
import type { PersonAct } from './use-privacy.ts';

interface ConfirmDialogProps {
  /** Null: nothing is asked. */
  act: PersonAct | null;
  phone: string;
  isPending: boolean;
  onConfirm: (act: PersonAct) => void;
  onClose: () => void;
}

const WORDS = {
  gather: {
    title: 'Prepare a copy for',
    text: 'Everything Bellbird holds of this person is written into two files: one to read, one for machines. They are kept for 30 days. Give them only to the person themselves.',
    confirm: 'Prepare a copy',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    text: 'No more offers go to this person, and those that wait are dropped. Receipts and delivery news still do. Only the person can subscribe again.',
    confirm: 'Unsubscribe',
  },
  erase: {
    title: 'Erase',
    text: 'Number, name, messages, checkouts and the rest are erased for good, and nothing more is sent. Amounts and counts stay, without the person. This cannot be undone.',
    confirm: 'Erase for good',
  },
} as const satisfies Record<PersonAct, object>;

/** Asks once before something is done to one person, and says what that means. */
export function ConfirmDialog({ act, phone, isPending, onConfirm, onClose }: ConfirmDialogProps) {
  const words = act && WORDS[act];
  return (
    <Modal
      opened={act !== null}
      onClose={onClose}
      title={words && `${words.title} ${phone}?`}
      centered
      size={460}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ title: styles.title, content: styles.content }}
    >
      <p>{words?.text}</p>
      <div className={styles.actions}>
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button
          {...(act === 'gather' ? {} : { color: 'red.9' })}
          loading={isPending}
          onClick={() => act && onConfirm(act)}
        >
          {words?.confirm}
        </Button>
      </div>
    </Modal>
  );
}
