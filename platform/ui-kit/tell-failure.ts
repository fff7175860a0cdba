import { referenceOf, sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { toastError } from './toast.tsx';

/**
 * The shared way to tell a person what went wrong and what to do, with the reference where it was our fault.
 * `title` is what did not come about, where the specification has words for it.
 */
export function reportFailure(error: unknown, id = 'failure', title?: string): void {
  toastError(id, sentenceOf(error), { reference: referenceOf(error), title });
}
