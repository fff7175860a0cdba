import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import type { PersonAct } from './use-privacy.ts';

interface ActDialogProps {
  /** Null if the dialog is closed. */
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

/** The dialog that explains an action on a person and asks for confirmation. */
export function ActDialog({ act, phone, isPending, onConfirm, onClose }: ActDialogProps) {
  const words = act && WORDS[act];
  return (
    <ConfirmDialog
      opened={act !== null}
      title={words && `${words.title} ${phone}?`}
      text={words?.text}
      confirm={words?.confirm}
      isGrave={act !== 'gather'}
      isPending={isPending}
      onConfirm={() => act && onConfirm(act)}
      onClose={onClose}
    />
  );
}
