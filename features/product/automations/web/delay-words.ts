import type { TimeBox } from '#features/product/flows/contract/time-box.ts';
import { formatDelay } from '#features/product/flows/rules/flow/format-delay.ts';
import { fill } from '#platform/language/reader.ts';
import type { CampaignWords } from '../contract/campaign-definition.ts';
import { texts } from '../texts/en.ts';

/** Returns "after 1 hour of cart abandonment", or "right after cart abandonment" without a delay. */
export function delayWords(
  timeBox: TimeBox,
  { delayPhrase, rightAfter }: Pick<CampaignWords, 'delayPhrase' | 'rightAfter'>,
): string {
  if (timeBox.magnitude === 0) return rightAfter;
  return fill(texts.delays.after, { delay: formatDelay(timeBox), phrase: delayPhrase });
}
