import type { TimeBox } from '#features/product/flows/contract/time-box.ts';
import { formatDelay } from '#features/product/flows/rules/flow/format-delay.ts';

/** Returns "After 1 hour of cart abandonment", or "Right after cart abandonment" without a delay. */
export function delaySentence(timeBox: TimeBox, phrase: string): string {
  if (timeBox.magnitude === 0) return `Right after ${phrase.replace(/^of /, '')}`;
  return `After ${formatDelay(timeBox)} ${phrase}`;
}
