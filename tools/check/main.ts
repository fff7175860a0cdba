import { affectedSteps } from './affected/affected-steps.ts';
import { STEPS } from './check-steps.ts';
import { runSteps } from './run-steps.ts';

/** `npm run check [-- affected] [names of steps]`. */
const AFFECTED = 'affected';
const words = process.argv.slice(2);
const wanted = words.filter((word) => word !== AFFECTED);
const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(', ')}. The steps: ${STEPS.map(({ name }) => name).join(', ')}. ` +
      `Before them, ${AFFECTED} narrows them to what changed.`,
  );
  process.exit(1);
}
const steps = wanted.length === 0 ? STEPS : STEPS.filter(({ name }) => wanted.includes(name));
process.exitCode = await runSteps(words.includes(AFFECTED) ? affectedSteps(steps) : steps);
