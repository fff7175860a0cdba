/** How far the environment's time is ahead of this machine's, because environments start in the morning. */
let aheadMs = 0;

/**
 * Returns the time at which this test's environment started plus the time since then. Without an environment, this is
 * the machine's time.
 */
export function testNow(): Date {
  return new Date(Date.now() + aheadMs);
}

/** Sets how far ahead of this machine's time the environment started; 0 when it ends. */
export function setTestClockAhead(ms: number): void {
  aheadMs = ms;
}
