import type { Canary } from '../contract/canary.ts';

/** What became of a first slice so far. */
export interface FirstGroupCounts {
  /** Handed over to the provider, whatever came of it then. */
  written: number;
  failed: number;
  /** Opted out, or blocked the shop, since it began. */
  optedOut: number;
  /** Not handed over yet. */
  waiting: number;
}

export type Verdict = 'watch' | 'goOn' | 'canaryFailed' | 'canaryOptOuts';

/** Of fewer people one who fails is no share of anything. */
const FEWEST_TO_STOP_EARLY = 20;

/**
 * Whether the rest of a broadcast follows its first slice. It stops as soon as too many failed or opted out, and goes
 * on once the slice was watched for long enough with all of it handed over.
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
