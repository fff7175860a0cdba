import { ERROR_SENTENCES } from '#platform/errors/error-sentences.ts';

/** The sentence for the code a failed login came back with; unknown codes get the general one. */
export function loginFailure(search: string): string | null {
  const code = new URLSearchParams(search).get('error');
  if (code === null || code === '') return null;
  return Object.hasOwn(ERROR_SENTENCES, code)
    ? ERROR_SENTENCES[code as keyof typeof ERROR_SENTENCES]
    : ERROR_SENTENCES.INTERNAL;
}
