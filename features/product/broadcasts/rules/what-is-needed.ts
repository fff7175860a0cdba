import { fill } from '#platform/language/reader.ts';
import { FEWEST_IN_ARM, peopleToTell, winnerOf, type Shares } from '#platform/statistics/compare-shares.ts';
import { texts } from '../texts/all.ts';

interface Facts {
  a: Shares;
  b: Shares;
  /** The size of the test's smaller side. */
  inTest: number;
}

/** Describes what a winner still needs as a sentence. Null if there is one. */
export function whatIsNeeded({ a, b, inTest }: Facts): string | null {
  if (winnerOf(a, b) !== null) return null;
  const fewest = Math.min(a.of, b.of);
  if (inTest < FEWEST_IN_ARM) return fill(texts.abNeeds.tooSmall, { least: FEWEST_IN_ARM, inTest });
  if (fewest < FEWEST_IN_ARM) return fill(texts.abNeeds.soFar, { least: FEWEST_IN_ARM, fewest });
  const people = peopleToTell(a, b);
  if (people === null) return texts.abNeeds.alike;
  const needed = rounded(people);
  return people > inTest
    ? fill(texts.abNeeds.cannotTell, { needed, inTest })
    : fill(texts.abNeeds.canTell, { needed, fewest });
}

/** Two digits, because it is an estimate. */
function rounded(people: number): number {
  return Number(people.toPrecision(2));
}
