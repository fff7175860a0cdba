import type { ProvidedContext } from 'vitest';

/** Whether `npm run test:deep` runs. */
// eslint-disable-next-line node/no-process-env -- a setting of the developer's run, not of the product
const isDeep = process.env['BELLBIRD_TEST_DEEP'] === '1';
// eslint-disable-next-line node/no-process-env -- see above
const givenSeed = process.env['BELLBIRD_TEST_SEED'];
const USUAL_SEED = 20_261_120;

/**
 * The limit for a test with programs and a database. The slowest takes 20 s alone, and over a minute beside all others
 * on a slow machine. A deep test sends tens of thousands of messages.
 */
const longestMs = isDeep ? 1_800_000 : 180_000;

/** The characters of a value in the message of a failed comparison. */
const MOST_OF_A_VALUE = 400;

/** Fails a test or hook that hangs. */
export const guards = limitsOf(longestMs);

/** The same for tests without programs and without a database. */
export const guardsInProcess = limitsOf(isDeep ? longestMs : 60_000);

function limitsOf(ms: number) {
  return {
    testTimeout: ms,
    hookTimeout: ms,
    expect: { poll: { timeout: ms / 2 } },
    // By default, a failed comparison hides the items of a list.
    chaiConfig: { truncateThreshold: MOST_OF_A_VALUE },
  };
}

/** The same data in every `npm test`, and different data in every deep run. */
export const depth: ProvidedContext['depth'] = { isDeep, seed: seedOfRun(), longestMs };

function seedOfRun(): number {
  if (givenSeed !== undefined) return Number(givenSeed);
  return isDeep ? Math.floor(Math.random() * 2 ** 31) : USUAL_SEED;
}
