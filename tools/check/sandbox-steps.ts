import { LINT_FLAGS, runTool } from './run-command.ts';
import { runVitest } from './run-vitest.ts';
import { oneResult, type Step } from './step-result.ts';

const FOLDER = 'apps/sandbox';

/** The steps that can be narrowed to the sandbox. Its types and imports are checked with the whole tree's. */
const NARROWED: Partial<Record<string, Step['run']>> = {
  format: async () => oneResult(await runTool('oxfmt/bin/oxfmt', ['--check', FOLDER])),
  lint: async () => oneResult(await runTool('oxlint/bin/oxlint', [...LINT_FLAGS, FOLDER])),
  unit: () => runVitest('unit', [`${FOLDER}/`]),
  component: () => runVitest('component', [`${FOLDER}/`]),
};
const WHOLE_TREE = ['types', 'imports'];

export function sandboxSteps(steps: readonly Step[]): readonly Step[] {
  return steps.flatMap((step) => {
    const run = NARROWED[step.name] ?? (WHOLE_TREE.includes(step.name) ? step.run : null);
    return run ? [{ ...step, run }] : [];
  });
}
