import type { AbMetric, AbTest } from '../contract/broadcast-tests.ts';

const BETTER_BY: Record<AbMetric, string> = {
  read: 'more people read',
  clicked: 'more people tap',
  ordered: 'more people order after',
};

/** Who gets which text of a test, and who decides what the rest gets, as sentences. */
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
  const after = span(decideAfterMinutes);
  const decides =
    decidedBy === 'rule'
      ? `After ${after} the rest gets the text that ${BETTER_BY[metric]}, as soon as the difference is more than chance.`
      : `After ${after} you choose which text the rest gets, by how many ${DID[metric]}.`;
  return `${tried}${heldOut} ${decides} Who got nothing two days later gets nothing any more.`;
}

const DID: Record<AbMetric, string> = { read: 'read it', clicked: 'tapped its link', ordered: 'ordered' };

function percent(share: number): string {
  return `${share.toLocaleString('en', { maximumFractionDigits: 1 })}%`;
}

function span(minutes: number): string {
  if (minutes % 1440 === 0) return counted(minutes / 1440, 'day');
  return minutes % 60 === 0 ? counted(minutes / 60, 'hour') : counted(minutes, 'minute');
}

function counted(count: number, unit: string): string {
  return `${count.toLocaleString('en')} ${unit}${count === 1 ? '' : 's'}`;
}
