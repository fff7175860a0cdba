/** A window as it is typed. */
export interface TypedWindow {
  magnitude: string;
  unit: 'hours' | 'days';
}

const HOURS_PER_DAY = 24;

/** In days where it is some, as people count. */
export function typeWindow(hours: number): TypedWindow {
  const isDays = hours > 0 && hours % HOURS_PER_DAY === 0;
  return { magnitude: String(isDays ? hours / HOURS_PER_DAY : hours), unit: isDays ? 'days' : 'hours' };
}

/** In hours; NaN for what is no number. */
export function readWindow({ magnitude, unit }: TypedWindow): number {
  const number = magnitude.trim() === '' ? Number.NaN : Number(magnitude.trim().replace(',', '.'));
  return unit === 'days' ? number * HOURS_PER_DAY : number;
}
