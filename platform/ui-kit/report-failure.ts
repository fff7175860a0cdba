import { referenceOf, sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { toastError } from './toast.tsx';

/**
 * Reports an error to a person: what went wrong, what to do, and the reference if it was our fault. `title` says what
 * failed, if the specification has a text for it.
 */
export function reportFailure(error: unknown, id = 'failure', title?: string): void {
  toastError(id, sentenceOf(error), { reference: referenceOf(error), title });
}
