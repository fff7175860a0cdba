/** Returns "in the last 30 days", to be read after an event. */
export function inLastDays(days: number): string {
  return days === 1 ? 'in the last day' : `in the last ${days} days`;
}
