/** A window as it is typed. */
export interface TypedWindow {
  magnitude: string;
  unit: 'hours' | 'days';
}

const HOURS_PER_DAY = 24;

/** Returns a window in days if possible. */
export function typeWindow(hours: number): TypedWindow {
  const isDays = hours > 0 && hours % HOURS_PER_DAY === 0;
  return { magnitude: String(isDays ? hours / HOURS_PER_DAY : hours), unit: isDays ? 'days' : 'hours' };
}

/** Returns a window in hours. NaN for text that is no number. */
export function readWindow({ magnitude, unit }: TypedWindow): number {
  const number = magnitude.trim() === '' ? Number.NaN : Number(magnitude.trim().replace(',', '.'));
  return unit === 'days' ? number * HOURS_PER_DAY : number;
}
