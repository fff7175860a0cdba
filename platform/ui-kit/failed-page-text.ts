import { referenceOf, sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { whatFailed } from './what-failed.ts';

const HELP = 'If it fails again, press “Chat with us” at the top of the page';

/**
 * Returns the text of a page beside the menu that could not be loaded: what failed, and the one way to get help. `why`
 * is the specification's sentence for a failure on our side, without its full stop.
 */
export function failedPageText(error: unknown, why: string): string {
  const what = whatFailed(error, why);
  const reference = referenceOf(error);
  if (what === undefined) return `${sentenceOf(error)} ${HELP}.`;
  if (reference === undefined) return `${what}. ${sentenceOf(error)} ${HELP}.`;
  return `${what}. Try again. ${HELP} and send us this reference: ${reference}`;
}
