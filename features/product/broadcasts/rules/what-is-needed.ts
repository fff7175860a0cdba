import { FEWEST_IN_ARM, peopleToTell, winnerOf, type Shares } from '#platform/statistics/compare-shares.ts';

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
  if (inTest < FEWEST_IN_ARM)
    return `A winner takes at least ${FEWEST_IN_ARM} people with each text, and this test has ${count(inTest)}. Decide by what you see.`;
  if (fewest < FEWEST_IN_ARM)
    return `A winner takes at least ${FEWEST_IN_ARM} people with each text; so far it is ${count(fewest)}.`;
  const needed = peopleToTell(a, b);
  if (needed === null) return 'Both did equally well so far: there is nothing to tell apart.';
  if (needed > inTest)
    return `With shares like these it takes about ${count(rounded(needed))} people with each text to tell, and this test has ${count(inTest)}. Either text is a fair choice.`;
  return `With shares like these it takes about ${count(rounded(needed))} people with each text to tell; so far it is ${count(fewest)}.`;
}

/** Two digits, because it is an estimate. */
function rounded(people: number): number {
  return Number(people.toPrecision(2));
}

function count(people: number): string {
  return people.toLocaleString('en');
}
