import type { TimeBox } from '../contract/campaign.ts';
import { formatDelay } from '../rules/format-delay.ts';

/** 'After 1 hour of cart abandonment'; without a delay 'Right after cart abandonment'. */
export function delaySentence(timeBox: TimeBox, phrase: string): string {
  if (timeBox.magnitude === 0) return `Right after ${phrase.replace(/^of /, '')}`;
  return `After ${formatDelay(timeBox)} ${phrase}`;
}
