import { referenceOf, sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { toastError } from './toast.tsx';

/** The shared way to tell a person what went wrong and what to do, with the reference where it was our fault. */
export function tellFailure(error: unknown, id = 'failure'): void {
  toastError(id, sentenceOf(error), referenceOf(error));
}
