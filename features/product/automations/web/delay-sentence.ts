import type { TimeBox } from '../contract/campaign.ts';
import { sayDelay } from '../rules/say-delay.ts';

/** 'After 1 hour of cart abandonment'; without a delay 'Right after cart abandonment'. */
export function delaySentence(timeBox: TimeBox, phrase: string): string {
  if (timeBox.magnitude === 0) return `Right after ${phrase.replace(/^of /, '')}`;
  return `After ${sayDelay(timeBox)} ${phrase}`;
}
