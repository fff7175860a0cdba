import type { TimeUnit } from '../../contract/time-box.ts';

/** Returns "1 hour" or "2 hours". */
export function formatDelay({ magnitude, unit }: { magnitude: number | string; unit: TimeUnit }): string {
  const units = unit.toLowerCase();
  return `${magnitude} ${String(magnitude) === '1' ? units.slice(0, -1) : units}`;
}
