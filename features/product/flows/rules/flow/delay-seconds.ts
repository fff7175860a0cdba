import type { TimeBox } from '../../contract/time-box.ts';

/** Document 2, section 9. */
const UNIT_SECONDS = { Seconds: 1, Minutes: 60, Hours: 3600, Days: 86_400 } as const;

export function delaySeconds({ magnitude, unit }: TimeBox): number {
  return magnitude * UNIT_SECONDS[unit];
}
