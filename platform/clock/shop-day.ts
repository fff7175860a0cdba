const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** Returns the day (YYYY-MM-DD) of a moment in a time zone (IANA name). */
export function shopDay(moment: Date, timeZone: string): string {
  let format = FORMATS.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    FORMATS.set(timeZone, format);
  }
  // Browsers differ in the order in which a locale writes these parts, so each part is read by name.
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** Returns the day that is `days` after a day (YYYY-MM-DD), or before that day if `days` is negative. */
export function addDays(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}
