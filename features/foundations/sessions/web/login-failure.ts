import { isCommonError } from '#platform/errors/error-sentences.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { referenceOf, sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../texts/en.ts';

/** A request id. Anything else in the URL was not written by us and is not shown. */
const REFERENCE = /^[\da-f-]{36}$/;

/**
 * Returns the sentence for a failed login's error code; unknown codes get the general sentence. `others` are sentences for
 * codes that not every page knows.
 */
export function loginFailure(search: string, others: Readonly<Record<string, string>> = {}): string | null {
  const query = new URLSearchParams(search);
  const code = query.get('error');
  if (code === null || code === '') return null;
  const requestId = REFERENCE.exec(query.get('reference') ?? '')?.[0];
  if (Object.hasOwn(others, code)) return others[code] ?? null;
  const failure = new RefusedCall(isCommonError(code) ? code : 'INTERNAL', { requestId });
  const reason = sentenceOf(failure);
  const reference = referenceOf(failure);
  return reference === undefined ? reason : fill(texts.loginForm.failed, { reason, reference });
}
