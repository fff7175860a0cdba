import { DateTime } from 'luxon';

const FIRST_HOUR = 2;
/** Shops of one time zone are spread over three hours. */
const SPREAD_MINUTES = 180;

/** Returns the next night-time moment of a shop by its own clock, at the same time each night. */
export function nextNight(now: Date, timeZone: string, shopId: number): Date {
  const zoned = DateTime.fromJSDate(now, { zone: timeZone });
  const local = zoned.isValid ? zoned : DateTime.fromJSDate(now, { zone: 'UTC' });
  const minutes = FIRST_HOUR * 60 + (shopId % SPREAD_MINUTES);
  const at = local.set({ hour: Math.floor(minutes / 60), minute: minutes % 60, second: 0, millisecond: 0 });
  return (at > local ? at : at.plus({ days: 1 })).toJSDate();
}
