import { filesThatReach, readImportGraph } from '../check/affected/import-graph.ts';
import { findTests, type TestFiles } from './find-tests.ts';

/** What a test imports that has a short and a deep size. */
const SIZES = 'platform/testing/test-sizes.ts';

/** The tests that `npm run test:deep` runs: all that have a size, or those of them with one of the texts in their path. */
export function findSizedTests(wanted: readonly string[]): TestFiles {
  const sized = [...filesThatReach(readImportGraph(), [SIZES])];
  const tests = sized.filter((file) => file.endsWith('.test.ts'));
  return findTests(wanted.length === 0 ? [''] : wanted, tests);
}
