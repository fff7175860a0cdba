import { MOST_CAP_MINOR } from '../contract/plan.ts';

/** Returns the refusal of a cap in US cents, or null. Only the store can lower a cap. */
export function capRefusalReason(
  askedMinor: number,
  capMinor: number,
): 'CAP_NOT_HIGHER' | 'CAP_TOO_HIGH' | null {
  if (askedMinor > MOST_CAP_MINOR) return 'CAP_TOO_HIGH';
  return askedMinor > capMinor ? null : 'CAP_NOT_HIGHER';
}

const FACTORS = [1.5, 2, 3];
const ROUND_MINOR = 10_00;

/** Returns caps to choose from, in US cents: one and a half times, twice and three times, in whole tens of dollars. */
export function usageCapChoices(capMinor: number): number[] {
  return FACTORS.map((factor) => Math.ceil((capMinor * factor) / ROUND_MINOR) * ROUND_MINOR).filter(
    (choice) => capRefusalReason(choice, capMinor) === null,
  );
}
