import { texts } from '#platform/errors/texts/all.ts';
import { RefusedCall } from './refused-call.ts';
import { UnreachableServer } from './unreachable-server.ts';

/**
 * The sentence for a failure. Unexpected failures never show their own text. Errors without an answer of our server,
 * such as a part of the page that did not load, have no reference.
 */
export function sentenceOf(error: unknown): string {
  if (error instanceof UnreachableServer) return error.message;
  if (!(error instanceof RefusedCall)) return texts.noAnswer.broken;
  const asksForReference = error.code === 'INTERNAL';
  return asksForReference && error.requestId === undefined ? texts.noAnswer.broken : error.message;
}

/** The reference of a failure on our side. An expected refusal needs none: its sentence says what to do. */
export function referenceOf(error: unknown): string | undefined {
  return error instanceof RefusedCall && error.code === 'INTERNAL' ? error.requestId : undefined;
}
