import { filesThatReach, readImportGraph } from '../check/affected/import-graph.ts';
import { findTests, type TestFiles } from './find-tests.ts';

/** A test imports this file if it has a short and a deep size. */
const SIZES = 'platform/testing/test-sizes.ts';

/**
 * Returns the tests that `npm run test:deep` runs: all tests with a size, or those with one of the texts in their path.
 */
export function findSizedTests(wanted: readonly string[]): TestFiles {
  const sized = [...filesThatReach(readImportGraph(), [SIZES])];
  const tests = sized.filter((file) => file.endsWith('.test.ts'));
  return findTests(wanted.length === 0 ? [''] : wanted, tests);
}
