import type { TimeBox } from '../contract/campaign.ts';

/** 'After 1 hour of cart abandonment'; without a delay 'Right after cart abandonment'. */
export function delaySentence({ magnitude, unit }: TimeBox, phrase: string): string {
  if (magnitude === 0) return `Right after ${phrase.replace(/^of /, '')}`;
  const units = unit.toLowerCase();
  return `After ${magnitude} ${magnitude === 1 ? units.slice(0, -1) : units} ${phrase}`;
}
