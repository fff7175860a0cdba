import { readFileSync } from 'node:fs';
import { buildStalePages } from '../../build/build-stale-pages.ts';
import { testedBuilds } from '../../build/web-builds.ts';
import { findTests } from '../../test/find-tests.ts';
import { LINT_FLAGS, runTool } from '../run-command.ts';
import { runJourneys } from '../run-journeys.ts';
import { runVitest } from '../run-vitest.ts';
import { oneResult, type Step, type StepResult } from '../step-result.ts';
import { findChanges } from './changed-files.ts';
import { readImportGraph } from './import-graph.ts';
import { selectTests } from './select-tests.ts';

const FORMATTED = /\.(ts|tsx|mts|mjs|js|json|md|css|html)$/;
const LINTED = /\.(ts|tsx|mts|mjs|js)$/;
const NOTHING: StepResult = { passed: 0, failed: 0, skipped: 0, output: '' };

/** Narrows the steps to what changed since `main`. Prints what is selected, and what only `npm test` runs. */
export function affectedSteps(steps: readonly Step[]): readonly Step[] {
  const { base, all, present } = findChanges();
  const graph = readImportGraph();
  const selected = selectTests(all, { graph, filesThatName: (name) => filesThatName(graph.keys(), name) });
  const tests = findTests([''], selected);
  console.log(
    `${all.length} files changed since ${base.slice(0, 10)}. Selected: ${tests.unit.length} unit tests, ` +
      `${tests.component.length} component tests, ${tests.integration.length} integration tests, ${tests.browser.length} journeys in a browser.`,
  );
  const narrowed: Partial<Record<string, Step['run']>> = {
    format: () =>
      toolOn(
        present.filter((file) => FORMATTED.test(file)),
        'oxfmt/bin/oxfmt',
        ['--check'],
      ),
    lint: () =>
      toolOn(
        present.filter((file) => LINTED.test(file)),
        'oxlint/bin/oxlint',
        LINT_FLAGS,
      ),
    unit: () => runSelected(tests.unit, (files) => runVitest('unit', files)),
    component: () => runSelected(tests.component, (files) => runVitest('component', files)),
    integration: () => runSelected(tests.integration, (files) => runVitest('integration', files)),
    browser: () => runSelected(tests.browser, runInBrowser),
  };
  return steps
    .filter(({ name }) => !NOT_AFFECTED.has(name))
    .map((step) => {
      const run = narrowed[step.name];
      // In parallel with the tests, so that the first result of either comes early.
      return run ? { ...step, run, lane: step.lane ?? 'code' } : { ...step, lane: 'code' };
    });
}

/** These steps check the whole tree and rarely find anything, or take longest. `npm test` runs them. */
const NOT_AFFECTED = new Set(['dead-code', 'build', 'size']);

async function toolOn(
  files: readonly string[],
  script: string,
  args: readonly string[],
): Promise<StepResult> {
  return files.length === 0 ? NOTHING : oneResult(await runTool(script, [...args, ...files]));
}

async function runSelected(
  files: readonly string[],
  run: (files: readonly string[]) => Promise<StepResult>,
): Promise<StepResult> {
  return files.length === 0 ? NOTHING : run(files);
}

async function runInBrowser(files: readonly string[]): Promise<StepResult> {
  await buildStalePages({ builds: testedBuilds() });
  return runJourneys(files);
}

/** Returns the sources whose text contains this file name. */
function filesThatName(files: Iterable<string>, name: string): string[] {
  return [...files].filter((file) => readFileSync(file, 'utf8').includes(name));
}
