const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** The day, YYYY-MM-DD, that a moment falls on in a time zone (IANA name). */
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
  // By its parts: in which order a locale writes them is different from browser to browser.
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** The day `days` after (or, negative, before) a day YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}
