export interface Scale {
  /** Returns the position of a value, in percent of the width. */
  placeOf: (value: number) => number;
}

/** Leaves a margin at both ends. */
const ROOM = 1.06;

/** Returns one scale for intervals, including zero, so that a possible zero difference is visible. */
export function scaleOf(spans: readonly { low: number; high: number }[]): Scale {
  const low = Math.min(0, ...spans.map((span) => span.low)) * ROOM;
  const high = Math.max(0, ...spans.map((span) => span.high)) * ROOM;
  const width = high - low || 1;
  return { placeOf: (value) => ((value - low) / width) * 100 };
}
