import { isErrorCode } from '#platform/errors/error-code.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { referenceOf, sentenceOf } from '#platform/http/browser/sentence-of.ts';

/** A request's id; whatever else stands in the address is nobody's words of ours. */
const REFERENCE = /^[\da-f-]{36}$/;

/** The sentence for the code a failed login came back with; unknown codes get the general one. */
export function loginFailure(search: string): string | null {
  const query = new URLSearchParams(search);
  const code = query.get('error');
  if (code === null || code === '') return null;
  const requestId = REFERENCE.exec(query.get('reference') ?? '')?.[0];
  const failure = new RefusedCall(isErrorCode(code) ? code : 'INTERNAL', { requestId });
  const reference = referenceOf(failure);
  return sentenceOf(failure) + (reference === undefined ? '' : ` Reference: ${reference}`);
}
