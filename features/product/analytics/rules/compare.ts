/** How a number stands beside the one before it. */
export interface Change {
  direction: 'up' | 'down' | 'same';
  /** By how much, of what it was before; null where a share of it says nothing: it was nothing, or below. */
  percent: number | null;
}

/** A number beside the one before it; null where both are nothing, of which there is nothing to say. */
export function compare(now: number, before: number): Change | null {
  if (now === 0 && before === 0) return null;
  if (now === before) return { direction: 'same', percent: 0 };
  const direction = now > before ? 'up' : 'down';
  if (before <= 0 || now < 0) return { direction, percent: null };
  const percent = (Math.abs(now - before) / before) * 100;
  return { direction, percent: percent >= 10 ? Math.round(percent) : Math.round(percent * 10) / 10 };
}
