const MOMENT = /^(?!0000)(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d{1,6})?\+00$/;

/**
 * Whether a text is a moment as the database writes it, such as `2026-11-30 10:00:00.123456+00`. The database refuses one
 * that does not exist, such as the 31st of February, which JavaScript reads as a day of March.
 */
export function isStoredMoment(text: string): boolean {
  const [, day, time] = MOMENT.exec(text) ?? [];
  const moment = new Date(`${day}T${time}Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(`${day}T${time}`);
}
