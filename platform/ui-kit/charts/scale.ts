const STEPS = [1, 2, 4, 5, 10];

/** Returns the next round number that can be halved, for an axis that starts at zero. */
export function roundUp(value: number): number {
  if (value <= 0) return 0;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = STEPS.find((candidate) => candidate * power >= value) ?? 10;
  // Counts have no halves: an axis up to 1 would show 0.5.
  return Math.max(2, step * power);
}

/** Returns at most this many evenly spaced positions, including the first and last. */
export function pickEvenly(length: number, most: number): number[] {
  if (length <= most) return Array.from({ length }, (_, at) => at);
  const gap = (length - 1) / (most - 1);
  return Array.from({ length: most }, (_, at) => Math.round(at * gap));
}
