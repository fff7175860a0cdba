import type { TimeUnit } from '../../contract/time-box.ts';

interface Delay {
  magnitude: number | string;
  unit: TimeUnit;
}

/** Returns "1 hour" or "2 hours". */
export function formatDelay({ magnitude, unit }: Delay): string {
  return `${magnitude} ${unitName({ magnitude, unit })}`;
}

/** Returns "hour" or "hours". */
export function unitName({ magnitude, unit }: Delay): string {
  const units = unit.toLowerCase();
  return Number(magnitude) === 1 ? units.slice(0, -1) : units;
}
