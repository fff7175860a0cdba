const SHORT = 10_000;
const LONG = 4 * SHORT;
/** Below this, the growth is noise: a pattern that needs quadratic time takes a second for the long text. */
const NOISE_MS = 20;
const ROUNDS = 3;

/**
 * How many times the processor time `run` needs for a text four times as long: about 4 where every character costs the
 * same, 16 where the cost is quadratic. Runs that are too quick to compare count as 1.
 */
export function costGrowth(run: (length: number) => void): number {
  const long = leastMs(run, LONG);
  return long < NOISE_MS ? 1 : long / leastMs(run, SHORT);
}

/** Of this thread alone, so that a busy machine changes nothing. */
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
