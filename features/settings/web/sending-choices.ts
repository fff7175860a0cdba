const COUNTS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30];

/** What may be chosen as a cap, the one that is set among it; the empty one is no limit. */
export function capChoices(set: number | null): { value: string; label: string }[] {
  const counts = set === null || COUNTS.includes(set) ? COUNTS : [...COUNTS, set].toSorted((a, b) => a - b);
  return [
    ...counts.map((count) => ({ value: String(count), label: String(count) })),
    { value: '', label: 'No limit' },
  ];
}

export function toCap(value: string): number | null {
  return value === '' ? null : Number(value);
}

/** Minutes after midnight as a time field has them: 540 is '09:00'. */
export function toClock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** The minutes of a time field; those of before while it is half filled in. */
export function fromClock(clock: string, before: number): number {
  const read = /^(\d{2}):(\d{2})/.exec(clock);
  return read ? Number(read[1]) * 60 + Number(read[2]) : before;
}
