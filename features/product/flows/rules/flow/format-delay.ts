import { fill } from '#platform/language/reader.ts';
import type { TimeUnit } from '../../contract/time-box.ts';
import { texts } from '../../texts/all.ts';

interface Delay {
  magnitude: number | string;
  unit: TimeUnit;
}

/** Returns "1 hour" or "2 hours". */
export function formatDelay({ magnitude, unit }: Delay): string {
  return fill(texts.delays[unit], { count: String(magnitude) });
}

/** Returns "hour" or "hours". */
export function unitName({ magnitude, unit }: Delay): string {
  return fill(texts.units[unit], { count: magnitude });
}
