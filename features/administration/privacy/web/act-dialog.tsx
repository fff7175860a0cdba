import { fill } from '#platform/language/reader.ts';
import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import { texts } from '../texts/en.ts';
import type { PersonAct } from './use-privacy.ts';

interface ActDialogProps {
  /** Null if the dialog is closed. */
  act: PersonAct | null;
  phone: string;
  isPending: boolean;
  onConfirm: (act: PersonAct) => void;
  onClose: () => void;
}

/** The dialog that explains an action on a person and asks for confirmation. */
export function ActDialog({ act, phone, isPending, onConfirm, onClose }: ActDialogProps) {
  const words = act && texts.acts[act];
  return (
    <ConfirmDialog
      opened={act !== null}
      title={words && fill(words.question, { person: phone })}
      text={words?.text}
      confirm={words?.confirm}
      isGrave={act !== 'gather'}
      isPending={isPending}
      onConfirm={() => act && onConfirm(act)}
      onClose={onClose}
    />
  );
}
