import type { Channel } from '#platform/channel/channel.ts';
import type { FailureClass } from './error-sentences.ts';

/** How often one code was met on one channel; a code that is null is no answer at all. */
export interface CountedFailure {
  channel: Channel;
  code: number | null;
  errorClass: FailureClass;
  count: number;
}

/** The failures of each class, the most frequent first, with the codes behind them. */
export function sumByClass(
  failures: readonly CountedFailure[],
): { errorClass: FailureClass; count: number; codes: CountedFailure[] }[] {
  const byClass = Map.groupBy(failures, ({ errorClass }) => errorClass);
  return [...byClass]
    .map(([errorClass, codes]) => ({
      errorClass,
      count: codes.reduce((sum, { count }) => sum + count, 0),
      codes: codes.toSorted((one, other) => other.count - one.count),
    }))
    .toSorted((one, other) => other.count - one.count);
}
