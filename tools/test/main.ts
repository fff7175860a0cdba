import { STEPS } from '../check/check-steps.ts';
import { runSteps } from '../check/run-steps.ts';
import { ensureChromium } from './ensure-chromium.ts';

// Without a browser the other steps still tell something; the browser step then fails with the advice.
await ensureChromium().catch((error: unknown) => console.error((error as Error).message));
process.exitCode = await runSteps(STEPS);
