import type { AbMetric, AbTest } from '../contract/ab-test.ts';
import { DID } from './ab-words.ts';
import { formatMinutes } from './format-minutes.ts';

const BETTER_BY: Record<AbMetric, string> = {
  read: 'more people read',
  clicked: 'more people tap',
  ordered: 'more people order after',
};

/** Describes who gets which text of a test, and who decides what the rest gets. */
export function describeCourse({
  testPercent,
  holdOutPercent,
  metric,
  decidedBy,
  decideAfterMinutes,
}: Omit<AbTest, 'templateB' | 'attributesB'>): string {
  const tried =
    testPercent === 100
      ? 'Half of the people get text A, half text B.'
      : `${percent(testPercent)} of the people get it first, half of them text A, half text B.`;
  const heldOut =
    holdOutPercent === 0
      ? ''
      : ` Before that, ${percent(holdOutPercent)} of the audience is held out and gets nothing.`;
  if (testPercent === 100) return `${tried}${heldOut} They are compared by how many ${DID[metric]}.`;
  const after = formatMinutes(decideAfterMinutes);
  const decides =
    decidedBy === 'rule'
      ? `After ${after} the rest gets the text that ${BETTER_BY[metric]}, as soon as the difference is more than chance.`
      : `After ${after} you choose which text the rest gets, by how many ${DID[metric]}.`;
  return `${tried}${heldOut} ${decides} Who got nothing two days later gets nothing any more.`;
}

function percent(share: number): string {
  return `${share.toLocaleString('en', { maximumFractionDigits: 1 })}%`;
}
