export interface Scale {
  /** Where a value stands, in percent of the width. */
  placeOf: (value: number) => number;
}

/** Leaves a little room beside the outermost ends. */
const ROOM = 1.06;

/** One scale for spans, with zero on it: a difference that may be none is seen to be. */
export function scaleOf(spans: readonly { low: number; high: number }[]): Scale {
  const low = Math.min(0, ...spans.map((span) => span.low)) * ROOM;
  const high = Math.max(0, ...spans.map((span) => span.high)) * ROOM;
  const width = high - low || 1;
  return { placeOf: (value) => ((value - low) / width) * 100 };
}
