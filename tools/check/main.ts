import { affectedSteps } from './affected/affected-steps.ts';
import { STEPS } from './check-steps.ts';
import { runSteps } from './run-steps.ts';
import { sandboxSteps } from './sandbox-steps.ts';
import type { Step } from './step-result.ts';

/** `npm run check [-- affected|sandbox] [names of steps]`. */
const NARROWINGS: Record<string, (steps: readonly Step[]) => readonly Step[]> = {
  affected: affectedSteps,
  sandbox: sandboxSteps,
};
const words = process.argv.slice(2);
const wanted = words.filter((word) => !(word in NARROWINGS));
const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(', ')}. The steps: ${STEPS.map(({ name }) => name).join(', ')}. ` +
      `Before them, "affected" narrows them to what changed, and "sandbox" to apps/sandbox.`,
  );
  process.exit(1);
}
const steps = wanted.length === 0 ? STEPS : STEPS.filter(({ name }) => wanted.includes(name));
const narrow = NARROWINGS[words.find((word) => word in NARROWINGS) ?? ''];
process.exitCode = await runSteps(narrow ? narrow(steps) : steps);
