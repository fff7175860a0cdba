import { ERROR_SENTENCES } from '#platform/errors/error-sentences.ts';
import { RefusedCall } from './refused-call.ts';
import { UnreachableServer } from './unreachable-server.ts';

/** What a failure says to a person. Unexpected ones say that it was our side, never their own wording. */
export function sentenceOf(error: unknown): string {
  if (error instanceof RefusedCall || error instanceof UnreachableServer) return error.message;
  return ERROR_SENTENCES.INTERNAL;
}

/** The reference to a failure on our side. An expected refusal needs none: its sentence says what to do. */
export function referenceOf(error: unknown): string | undefined {
  return error instanceof RefusedCall && error.code === 'INTERNAL' ? error.requestId : undefined;
}
