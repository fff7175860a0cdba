import type { Interval } from './compare-shares.ts';

/** For 95% confidence. */
const Z = 1.959964;
/** With fewer buyers in a group, the interval says nothing. */
export const FEWEST_BUYERS = 20;

/** What a group of people spent, in minor units. `squares` is the sum of each person's spending squared. */
export interface Spending {
  people: number;
  buyers: number;
  sum: number;
  squares: number;
}

export interface AddedShare {
  /** 0.4: forty percent of what the group spent would not have been spent otherwise. Below 0 if others spent more. */
  share: number;
  interval: Interval;
}

/**
 * Returns which share of a group's spending is more than the others' spending per person explains: 1 minus the ratio of
 * both averages. Null if a group has too few buyers. The groups must have been chosen by chance.
 *
 * The interval is that of the ratio's logarithm (delta method), with Student's quantile for the buyers of the smaller
 * group, because few large orders decide. The test draws shops and counts how often the interval is right.
 */
export function addedShare(group: Spending, others: Spending): AddedShare | null {
  const fewest = Math.min(group.buyers, others.buyers);
  if (fewest < FEWEST_BUYERS || group.sum <= 0 || others.sum <= 0) return null;
  const ratio = others.sum / others.people / (group.sum / group.people);
  const reach = Math.exp(
    studentQuantile(fewest - 1) * Math.sqrt(relativeVariance(group) + relativeVariance(others)),
  );
  return { share: 1 - ratio, interval: { low: 1 - ratio * reach, high: 1 - ratio / reach } };
}

/** The variance of the average, divided by the square of the average. */
function relativeVariance({ people, sum, squares }: Spending): number {
  const average = sum / people;
  const variance = (squares - people * average * average) / (people - 1);
  return variance / people / (average * average);
}

/** The two-sided 95 % quantile of Student's distribution, as a series in 1/degrees (Abramowitz and Stegun, 26.7.5). */
function studentQuantile(degrees: number): number {
  return Z + (Z ** 3 + Z) / (4 * degrees) + (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * degrees ** 2);
}
