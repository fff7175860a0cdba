import { referenceOf, sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { fill } from '#platform/language/reader.ts';
import { texts } from './texts/en.ts';
import { whatFailed } from './what-failed.ts';

/**
 * Returns the text of a page beside the menu that could not be loaded: what failed, and the one way to get help. `why`
 * is the specification's sentence for a failure on our side, without its full stop.
 */
export function failedPageText(error: unknown, why: string): string {
  const what = whatFailed(error, why);
  const reference = referenceOf(error);
  if (what === undefined) return fill(texts.failures.help, { what: sentenceOf(error) });
  if (reference === undefined) return fill(texts.failures.help, { what: `${what}. ${sentenceOf(error)}` });
  return fill(texts.failures.helpWithReference, { what, reference });
}
