import { reportFailure } from './report-failure.ts';
import { toastSuccess, toastWaiting } from './toast.tsx';

export interface SavingWords {
  waiting: string;
  saved: string;
}

/** The toasts of a mutation: in progress, done, or the error's sentence. */
export function savingToasts(id: string, words: SavingWords) {
  return {
    begin: () => toastWaiting(id, words.waiting),
    succeed: () => toastSuccess(id, words.saved),
    fail: (error: unknown) => reportFailure(error, id),
  };
}
