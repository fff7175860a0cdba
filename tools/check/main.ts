import { STEPS } from './check-steps.ts';
import { runSteps } from './run-steps.ts';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(', ')}. The steps: ${STEPS.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const steps = wanted.length === 0 ? STEPS : STEPS.filter(({ name }) => wanted.includes(name));
process.exitCode = await runSteps(steps);
