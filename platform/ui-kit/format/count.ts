import { LOCALE } from './reader-locale.ts';

const whole = new Intl.NumberFormat(LOCALE);
const short = new Intl.NumberFormat(LOCALE, { notation: 'compact', maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat(LOCALE, {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

export function formatCount(count: number): string {
  return whole.format(count);
}

/** Formats a count with its noun: '1 person', '1,204 people'. */
export function formatCounted(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

export function formatCountShort(count: number): string {
  return short.format(count);
}

/** Formats a percentage as contracts give it: 12.5 becomes '12.50%'. */
export function formatPercent(value: number): string {
  return percent.format(value / 100);
}

/** Returns a part as a percentage of a whole; 0 when both are 0. */
export function percentOf(part: number, all: number): number {
  return all === 0 ? 0 : (part / all) * 100;
}
