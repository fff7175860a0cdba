import { DateTime } from 'luxon';

/** A moment in a form that every spreadsheet reads as one and that sorts by age. */
export function momentCell(at: Date | null, timeZone: string): string | null {
  return at && DateTime.fromJSDate(at, { zone: timeZone }).toFormat('yyyy-MM-dd HH:mm:ss');
}
