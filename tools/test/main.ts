import { parseArgs } from 'node:util';
import { STEPS } from '../check/check-steps.ts';
import { runSteps } from '../check/run-steps.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { findSizedTests } from './find-sized-tests.ts';
import { findTests, type TestFiles } from './find-tests.ts';
import { runTests } from './run-tests.ts';

/**
 * Runs `npm test`, `npm test -- part/of/a/path` and `npm run test:deep`, the latter with or without a part of a path.
 */
const { values, positionals: wanted } = parseArgs({
  options: { deep: { type: 'boolean', default: false } },
  allowPositionals: true,
});
process.exitCode = await run();

function run(): Promise<number> {
  if (values.deep) {
    // The test runner reads this setting; see platform/testing/test-depth.ts.
    process.env['BELLBIRD_TEST_DEEP'] = '1';
    return runSome(findSizedTests(wanted));
  }
  return wanted.length === 0 ? runAll() : runSome(findTests(wanted));
}

async function runAll(): Promise<number> {
  // Without a browser, the other steps are still useful. The browser step then fails with the advice.
  await ensureChromium().catch((error: unknown) => console.error((error as Error).message));
  return runSteps(STEPS);
}

async function runSome(files: TestFiles): Promise<number> {
  if (Object.values(files).some((some) => some.length > 0)) return (await runTests(files)) ? 0 : 1;
  console.error(`No test file has ${wanted.join(' or ')} in its path.`);
  return 1;
}
