/**
 * What it means that a database known on one timeline is found on another. A standby that takes over, and a recovery to a
 * moment, begin one with a higher number (PostgreSQL, 26.3.6 "Timelines"); a lower one is another server's, into which
 * the database was moved. `known` is null until a server has looked for the first time.
 */
export function judgeTimeline(known: number | null, current: number): 'same' | 'other server' | 'taken over' {
  if (known === current) return 'same';
  return known !== null && current > known ? 'taken over' : 'other server';
}
