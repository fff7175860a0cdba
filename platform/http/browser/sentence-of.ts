import { RefusedCall } from './refused-call.ts';
import { UnreachableServer } from './unreachable-server.ts';

/** For what met no server of ours, such as a part of the page that did not load: it has no reference. */
const WITHOUT_REFERENCE =
  'Something went wrong between this page and Bellbird. Reload the page, or try again in a minute.';

/** What a failure says to a person. Unexpected ones never show their own wording. */
export function sentenceOf(error: unknown): string {
  if (error instanceof UnreachableServer) return error.message;
  if (!(error instanceof RefusedCall)) return WITHOUT_REFERENCE;
  const asksForReference = error.code === 'INTERNAL';
  return asksForReference && error.requestId === undefined ? WITHOUT_REFERENCE : error.message;
}

/** The reference to a failure on our side. An expected refusal needs none: its sentence says what to do. */
export function referenceOf(error: unknown): string | undefined {
  return error instanceof RefusedCall && error.code === 'INTERNAL' ? error.requestId : undefined;
}
