import { inject, onTestFailed } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** How much the tests of this run do; see `test-depth.ts`. */
    depth: {
      isDeep: boolean;
      /** The seed of random data. */
      seed: number;
      /** How many milliseconds a test, or a wait in it, may take. */
      longestMs: number;
    };
  }
}

/**
 * How much a test does in `npm test` and in `npm run test:deep`. The short size still covers every kind of failure and
 * step, with fewer messages, people, rounds or examples.
 */
const SIZES = {
  // Messages sent while something fails.
  chaosMessages: { short: 4500, deep: 20_000 },
  broadcastChaosMessages: { short: 600, deep: 5000 },
  mergeStormRounds: { short: 2, deep: 20 },
  mergeStormPeople: { short: 12, deep: 24 },
  // Examples in property tests.
  property: { short: 100, deep: 10_000 },
  cartStories: { short: 2000, deep: 50_000 },
  cartStoriesInRows: { short: 60, deep: 400 },
  cashStories: { short: 500, deep: 20_000 },
  phoneTexts: { short: 20_000, deep: 1_000_000 },
  audienceConditions: { short: 35, deep: 140 },
  orderFacts: { short: 1, deep: 6 },
  tallies: { short: 25, deep: 250 },
  orderDays: { short: 40, deep: 400 },
  waitingLists: { short: 40, deep: 400 },
  // Attacks on routes: how many bad values each field gets, and one of how many CPU-time checks runs.
  evilValues: { short: 6, deep: 19 },
  oneProbeOf: { short: 3, deep: 1 },
} as const satisfies Record<string, { short: number; deep: number }>;

/** Returns the size for this run. */
export function sizeOf(name: keyof typeof SIZES): number {
  return SIZES[name][inject('depth').isDeep ? 'deep' : 'short'];
}

/**
 * Whether `npm run test:deep` runs. `it.runIf(IS_DEEP)` is for a test that starts or restores a whole installation, if
 * shorter tests reach the code that it runs. `npm test` counts it as skipped.
 */
export const IS_DEEP = inject('depth').isDeep;

/** The seed of random data for what is chosen before a test starts. Include it in the failure's message. */
export const RUN_SEED = inject('depth').seed;

/** Returns the seed of random data. Call it in the test or its hooks, so that a failing test prints the seed. */
export function testSeed(): number {
  onTestFailed(() =>
    // eslint-disable-next-line no-console -- the developer reads it beside the failure
    console.error(`The seed was ${RUN_SEED}. Set BELLBIRD_TEST_SEED=${RUN_SEED} to get the same data again.`),
  );
  return RUN_SEED;
}

/** Returns fast-check's settings for a property test. On failure it prints the smallest example. */
export function propertyRuns(name: keyof typeof SIZES = 'property'): { numRuns: number; seed: number } {
  return { numRuns: sizeOf(name), seed: testSeed() };
}
