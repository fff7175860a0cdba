import { RefusedCall } from './refused-call.ts';
import { UnreachableServer } from './unreachable-server.ts';

/** For errors without an answer of our server, such as a part of the page that did not load: there is no reference. */
const WITHOUT_REFERENCE =
  'Something went wrong between this page and Bellbird. Reload the page, or try again in a minute.';

/** The sentence for a failure. Unexpected failures never show their own text. */
export function sentenceOf(error: unknown): string {
  if (error instanceof UnreachableServer) return error.message;
  if (!(error instanceof RefusedCall)) return WITHOUT_REFERENCE;
  const asksForReference = error.code === 'INTERNAL';
  return asksForReference && error.requestId === undefined ? WITHOUT_REFERENCE : error.message;
}

/** The reference of a failure on our side. An expected refusal needs none: its sentence says what to do. */
export function referenceOf(error: unknown): string | undefined {
  return error instanceof RefusedCall && error.code === 'INTERNAL' ? error.requestId : undefined;
}
