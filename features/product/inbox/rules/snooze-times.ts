export const SNOOZES = ['hour', 'evening', 'tomorrow', 'week'] as const;
export type Snooze = (typeof SNOOZES)[number];

const HOUR_MS = 3600 * 1000;
const MORNING = 9;
const EVENING = 18;
const MONDAY = 1;

/**
 * Returns the offered times to snooze until, in the shop's time zone. The evening is offered only while it is well
 * ahead.
 */
export function snoozeTimes(now: Date, timeZone: string): { name: Snooze; until: Date }[] {
  const local = localTime(now, timeZone);
  const at = (days: number, hour: number) => momentOf(local, { days, hour, timeZone });
  const evening = at(0, EVENING);
  const toMonday = (MONDAY + 7 - new Date(local).getUTCDay()) % 7 || 7;
  return [
    { name: 'hour' as const, until: new Date(now.getTime() + HOUR_MS) },
    { name: 'evening' as const, until: evening },
    { name: 'tomorrow' as const, until: at(1, MORNING) },
    { name: 'week' as const, until: at(toMonday, MORNING) },
  ].filter(({ name }) => name !== 'evening' || evening.getTime() - now.getTime() > HOUR_MS);
}

/** The clock on the wall, as if it were UTC, in milliseconds. */
function localTime(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value ?? 0);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

interface LocalHour {
  days: number;
  hour: number;
  timeZone: string;
}

/** The moment at which the shop's clock shows this hour. A second round corrects a change of the clock in between. */
function momentOf(local: number, { days, hour, timeZone }: LocalHour): Date {
  const day = new Date(local);
  const wanted = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + days, hour);
  let moment = wanted;
  for (let round = 0; round < 2; round += 1) moment += wanted - localTime(new Date(moment), timeZone);
  return new Date(moment);
}
