const SHORT = 10_000;
const LONG = 4 * SHORT;
/** Smaller growth is noise: a quadratic pattern takes a second for the long text. */
const NOISE_MS = 20;
const ROUNDS = 3;

/**
 * Returns how many times the CPU time `run` needs for a text four times as long: about 4 if the cost is linear, 16 if
 * it is quadratic. Runs too short to compare count as 1.
 */
export function costGrowth(run: (length: number) => void): number {
  const long = leastMs(run, LONG);
  return long < NOISE_MS ? 1 : long / leastMs(run, SHORT);
}

/** The CPU time of this thread only, so that a busy machine does not matter. */
function leastMs(run: (length: number) => void, length: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && least >= NOISE_MS / 10; round += 1) {
    const start = process.threadCpuUsage();
    run(length);
    const { user, system } = process.threadCpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
