/** For 95% confidence. */
const Z = 1.959964;
/** Smaller groups are not compared, whatever their numbers. */
export const FEWEST_IN_ARM = 100;

export interface Shares {
  /** How many people of how many did it. */
  did: number;
  of: number;
}

export interface Interval {
  low: number;
  high: number;
}

/** Returns the interval of the true share (Wilson score interval), in percent. With nobody it is 0 to 100. */
export function shareInterval({ did, of }: Shares): Interval {
  if (of === 0) return { low: 0, high: 100 };
  const share = did / of;
  const z2 = Z * Z;
  const middle = (share + z2 / (2 * of)) / (1 + z2 / of);
  const reach = (Z / (1 + z2 / of)) * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of * of));
  return { low: percent(Math.max(0, middle - reach)), high: percent(Math.min(1, middle + reach)) };
}

/** Returns B minus A in percentage points, with its interval (Newcombe's, from both Wilson intervals). */
export function shareDifference(a: Shares, b: Shares): { points: number; interval: Interval } {
  const [ofA, ofB] = [shareInterval(a), shareInterval(b)];
  const [shareA, shareB] = [shareOf(a), shareOf(b)];
  const points = shareB - shareA;
  const down = Math.hypot(shareB - ofB.low, ofA.high - shareA);
  const up = Math.hypot(ofB.high - shareB, shareA - ofA.low);
  return { points: round(points), interval: { low: round(points - down), high: round(points + up) } };
}

/** Returns the better one; null while the difference may be chance or a group is too small. */
export function winnerOf(a: Shares, b: Shares): 'A' | 'B' | null {
  if (Math.min(a.of, b.of) < FEWEST_IN_ARM) return null;
  const { interval } = shareDifference(a, b);
  if (interval.low > 0) return 'B';
  return interval.high < 0 ? 'A' : null;
}

/** Returns how many people each variant needs before shares like these differ beyond chance; null if they are equal. */
export function peopleToTell(a: Shares, b: Shares): number | null {
  if (a.of === 0 || b.of === 0) return null;
  const [shareA, shareB] = [a.did / a.of, b.did / b.of];
  const apart = shareA - shareB;
  if (apart === 0) return null;
  const spread = shareA * (1 - shareA) + shareB * (1 - shareB);
  return Math.max(FEWEST_IN_ARM, Math.ceil((Z * Z * spread) / (apart * apart)));
}

/** Returns a share in percent with two decimals; 0 for nobody. */
export function shareOf({ did, of }: Shares): number {
  return of === 0 ? 0 : percent(did / of);
}

function percent(share: number): number {
  return round(share * 100);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
