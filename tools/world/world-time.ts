/** How far the world's time is ahead of this machine's: worlds begin in the morning. */
let aheadMs = 0;

/** The time of this test's world, until that is moved ahead; without a world, this machine's. */
export function worldNow(): Date {
  return new Date(Date.now() + aheadMs);
}

/** Tells how far ahead the world began; 0 when it ends. */
export function setWorldAhead(ms: number): void {
  aheadMs = ms;
}
