/** How far the environment's time is ahead of this machine's: environments begin in the morning. */
let aheadMs = 0;

/** The time of this test's environment, until that is moved ahead; without an environment, this machine's. */
export function testNow(): Date {
  return new Date(Date.now() + aheadMs);
}

/** Tells how far ahead the environment began; 0 when it ends. */
export function setTestClockAhead(ms: number): void {
  aheadMs = ms;
}
