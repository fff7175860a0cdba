import type { Canary } from '../contract/canary.ts';

/** The results of the first group so far. */
export interface FirstGroupCounts {
  /** The number of sent messages, with any result. */
  written: number;
  failed: number;
  /** The number of people who opted out or blocked the shop since. */
  optedOut: number;
  /** The number of unsent messages. */
  waiting: number;
}

export type Verdict = 'watch' | 'goOn' | 'canaryFailed' | 'canaryOptOuts';

/** With fewer people, one failure would already be a large share. */
const FEWEST_TO_STOP_EARLY = 20;

/**
 * Decides whether the rest of a broadcast follows its first group. It stops as soon as too many failed or opted out,
 * and continues after the watching time, when all of the group was sent.
 */
export function judgeFirstGroup(
  { written, failed, optedOut, waiting }: FirstGroupCounts,
  canary: Pick<Canary, 'mostFailedPercent' | 'mostOptOutPercent'>,
  isWatchedLongEnough: boolean,
): Verdict {
  const isEnough = written >= FEWEST_TO_STOP_EARLY || waiting === 0;
  if (!isEnough || written === 0) return 'watch';
  if ((failed / written) * 100 > canary.mostFailedPercent) return 'canaryFailed';
  if ((optedOut / written) * 100 > canary.mostOptOutPercent) return 'canaryOptOuts';
  return isWatchedLongEnough && waiting === 0 ? 'goOn' : 'watch';
}
