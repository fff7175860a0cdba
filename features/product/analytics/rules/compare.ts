/** A number compared with the one before. */
export interface Change {
  direction: 'up' | 'down' | 'same';
  /** The change in percent of the number before. Null if that was zero or negative. */
  percent: number | null;
}

/** Compares a number with the one before. Null if both are zero. */
export function compare(now: number, before: number): Change | null {
  if (now === 0 && before === 0) return null;
  if (now === before) return { direction: 'same', percent: 0 };
  const direction = now > before ? 'up' : 'down';
  if (before <= 0 || now < 0) return { direction, percent: null };
  const percent = (Math.abs(now - before) / before) * 100;
  return { direction, percent: percent >= 10 ? Math.round(percent) : Math.round(percent * 10) / 10 };
}
