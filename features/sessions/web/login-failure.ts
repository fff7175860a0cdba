import { isErrorCode } from '#platform/errors/error-code.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';

/** The sentence for the code a failed login came back with; unknown codes get the general one. */
export function loginFailure(search: string): string | null {
  const code = new URLSearchParams(search).get('error');
  if (code === null || code === '') return null;
  return sentenceOf(new RefusedCall(isErrorCode(code) ? code : 'INTERNAL'));
}
