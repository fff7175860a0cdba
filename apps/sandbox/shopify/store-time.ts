import { DateTime } from 'luxon';

/** Formats a moment as webhook bodies do: with the store's offset, without milliseconds. */
export function storeTime(moment: string, zone: string): string;
export function storeTime(moment: string | null, zone: string): string | null;
export function storeTime(moment: string | null, zone: string): string | null {
  if (moment === null) return null;
  return DateTime.fromISO(moment, { zone }).startOf('second').toISO({ suppressMilliseconds: true });
}
