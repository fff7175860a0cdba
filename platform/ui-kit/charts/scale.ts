const STEPS = [1, 2, 4, 5, 10];

/** The first round number from a value upwards that halves evenly, for an axis that begins at zero. */
export function roundUp(value: number): number {
  if (value <= 0) return 0;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = STEPS.find((candidate) => candidate * power >= value) ?? 10;
  // A count has no half: an axis to 1 would be marked 0.5.
  return Math.max(2, step * power);
}

/** At most so many positions out of a row, first and last always among them, evenly apart. */
export function pickEvenly(length: number, most: number): number[] {
  if (length <= most) return Array.from({ length }, (_, at) => at);
  const gap = (length - 1) / (most - 1);
  return Array.from({ length: most }, (_, at) => Math.round(at * gap));
}
