import type { FailureClass } from '#features/engine/messaging/contract/failures/failure-classes.ts';
import type { Channel } from '#platform/channel/channel.ts';

/** The number of times a code occurred on a channel. A null code means no answer. */
export interface CountedFailure {
  channel: Channel;
  code: number | null;
  errorClass: FailureClass;
  count: number;
}

/** Adds failures up by class, most frequent first, with their codes. */
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
