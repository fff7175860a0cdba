import { fill } from '#platform/language/reader.ts';
import type { AwaitedTemplate, Unfit } from '../contract/campaign.ts';
import { texts } from '../texts/en.ts';

/**
 * Describes what happens to the words that a message waits for, and what is sent until then. `current` is the name of
 * the text that is sent now, if it is known.
 */
export function describeAwaited(
  { status, unfit }: Pick<AwaitedTemplate, 'status' | 'unfit'>,
  current?: string,
): string {
  const goesOn =
    current === undefined ? texts.awaited.goesOn : fill(texts.awaited.namedGoesOn, { name: current });
  if (unfit) return inSentences(...describeUnfit(unfit, goesOn));
  switch (status) {
    case 'PENDING':
      return inSentences(
        texts.awaited.pending,
        current === undefined
          ? texts.awaited.untilApproved
          : fill(texts.awaited.namedUntilApproved, { name: current }),
        texts.awaited.thenYours,
      );
    case 'ENABLED':
      return texts.awaited.approved;
    case 'REJECTED':
      return inSentences(texts.awaited.rejected, goesOn, texts.awaited.submitAgain);
    case 'PAUSED':
      return inSentences(texts.awaited.paused, goesOn);
    case 'DISABLED':
      return inSentences(texts.awaited.disabled, goesOn);
  }
}

function describeUnfit(unfit: Unfit, goesOn: string): string[] {
  switch (unfit.kind) {
    case 'value':
      return [fill(texts.awaited.value, { value: `{{${unfit.variable}}}` }), goesOn];
    case 'discount':
      return [texts.awaited.discount, goesOn, texts.awaited.setDiscount];
    case 'answers':
      return [texts.awaited.answers, goesOn];
  }
}

function inSentences(...sentences: readonly string[]): string {
  return sentences.join(' ');
}
