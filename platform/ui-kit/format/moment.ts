import { LOCALE } from './reader-locale.ts';

const FORMATS = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${name}:${timeZone}`;
  let format = FORMATS.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(LOCALE, { ...options, timeZone });
    FORMATS.set(key, format);
  }
  return format;
}

/**
 * Formats a time (ISO 8601) in the shop's time zone, for example '20 Nov, 10:04', with the year unless it is the
 * current one.
 */
export function formatMoment(moment: string, timeZone: string, now = new Date()): string {
  const year = yearBeside(moment, timeZone, now);
  return formatIn(timeZone, `short${year.year ?? ''}`, {
    day: 'numeric',
    month: 'short',
    ...year,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(moment));
}

/**
 * Formats a step of something that started at `since`, in the shop's time zone and to the second. The day is shown only
 * when it changes: '20 Nov, 10:04:31', then '10:04:33'.
 */
export function formatStep(moment: string, since: string | null, timeZone: string, now = new Date()): string {
  const clock = formatIn(timeZone, 'step', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(moment));
  const day = dayOf(moment, timeZone, now);
  return since !== null && dayOf(since, timeZone, now) === day ? clock : `${day}, ${clock}`;
}

function dayOf(moment: string, timeZone: string, now: Date): string {
  const year = yearBeside(moment, timeZone, now);
  const name = `day${year.year ?? ''}`;
  return formatIn(timeZone, name, { day: 'numeric', month: 'short', ...year }).format(new Date(moment));
}

/** People read a date without a year as this year's. */
function yearBeside(moment: string, timeZone: string, now: Date): { year?: 'numeric' } {
  const { format } = formatIn(timeZone, 'year', { year: 'numeric' });
  return format(new Date(moment)) === format(now) ? {} : { year: 'numeric' };
}

/** Formats a time to the second, with its time zone. */
export function formatMomentExact(moment: string, timeZone: string): string {
  return formatIn(timeZone, 'exact', { dateStyle: 'full', timeStyle: 'long' }).format(new Date(moment));
}

/** Formats the time of day in the shop's time zone, as phones show it: '10:04'. */
export function formatClock(moment: string, timeZone: string): string {
  return formatIn(timeZone, 'clock', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(moment),
  );
}

/** Formats a duration in its largest unit, for example '3 minutes'. */
export function formatSpan(seconds: number): string {
  const units = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
  ] as const;
  const [unit, size] = units.find(([, one]) => seconds >= one) ?? ['second', 1];
  const format = new Intl.NumberFormat(LOCALE, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  });
  return format.format(Math.round(seconds / size));
}
