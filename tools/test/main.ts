import { STEPS } from '../check/check-steps.ts';
import { runSteps } from '../check/run-steps.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { findTests } from './find-tests.ts';
import { runTests } from './run-tests.ts';

const wanted = process.argv.slice(2);
process.exitCode = wanted.length === 0 ? await runAll() : await runSome();

async function runAll(): Promise<number> {
  // Without a browser the other steps still tell something; the browser step then fails with the advice.
  await ensureChromium().catch((error: unknown) => console.error((error as Error).message));
  return runSteps(STEPS);
}

async function runSome(): Promise<number> {
  const files = findTests(wanted);
  if (Object.values(files).some((some) => some.length > 0)) return (await runTests(files)) ? 0 : 1;
  console.error(`No test file has ${wanted.join(' or ')} in its path.`);
  return 1;
}
