import { LOCALE } from '#platform/ui-kit/format/reader-locale.ts';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;
const LIST = new Intl.ListFormat(LOCALE, { type: 'unit', style: 'narrow' });

/** Formats how long somebody waited, in its two largest units: '3 hr 20 min', '12 min'. */
export function formatWait(seconds: number): string {
  const at = UNITS.findIndex(([, size]) => seconds >= size);
  const [unit, size] = UNITS[at] ?? (['second', 1] as const);
  const whole = Math.floor(seconds / size);
  const next = UNITS[at + 1];
  // Seconds beside minutes say nothing that anybody compares.
  const rest = unit === 'minute' || next === undefined ? 0 : Math.floor((seconds - whole * size) / next[1]);
  const parts = [inUnit(whole, unit)];
  if (rest > 0 && next) parts.push(inUnit(rest, next[0]));
  return LIST.format(parts);
}

/** Returns the unit for an axis up to this length, so that its labels are round numbers: the unit's size, and a label. */
export function axisUnit(longestSeconds: number): { size: number; format: (value: number) => string } {
  const [unit, size] = UNITS.find(([, one]) => longestSeconds >= 1.5 * one) ?? (['second', 1] as const);
  return { size, format: (value) => inUnit(value, unit) };
}

function inUnit(value: number, unit: string): string {
  return new Intl.NumberFormat(LOCALE, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(value);
}
