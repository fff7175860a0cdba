import { TimeUnit } from '../../contract/time-box.ts';

/** Returns the possible units of a message's time, including the current one. */
export function timeUnits({ countsSeconds }: { countsSeconds?: boolean }, now: TimeUnit): TimeUnit[] {
  return TimeUnit.options.filter((unit) => unit !== 'Seconds' || countsSeconds === true || unit === now);
}
