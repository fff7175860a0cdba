import { reportFailure } from '../report-failure.ts';
import { texts } from '../texts/en.ts';
import { toastSuccess, toastUndo, toastWaiting } from '../toast.tsx';

/**
 * Reports a deletion and offers to undo it. `restore` must work after the screen was left. It resolves with false if it
 * has reported a partial result under this id itself.
 */
export function offerUndo(id: string, message: string, restore: () => Promise<boolean>): void {
  toastUndo(id, message, () => {
    toastWaiting(id, texts.toasts.undoing);
    restore().then(
      (isWhole) => isWhole && toastSuccess(id, texts.toasts.undone),
      (error: unknown) => reportFailure(error, id),
    );
  });
}
