import { MIGRATIONS_FOLDER } from '#platform/database/schema/schema-state.ts';
import { buildStalePages } from '../build/build-stale-pages.ts';
import { testedBuilds } from '../build/web-builds.ts';
import { checkImports } from '../check-imports/check-imports.ts';
import { checkMigrations } from '../check-migrations/check-migrations.ts';
import { checkSize } from './check-size.ts';
import { type CommandResult, LINT_FLAGS, runTool } from './run-command.ts';
import { runJourneys } from './run-journeys.ts';
import { runVitest } from './run-vitest.ts';
import { oneResult, type Step, type StepResult } from './step-result.ts';

/** All checks of the project. Within a lane, those that find faults most cheaply come first. */
export const STEPS: readonly Step[] = [
  { name: 'format', run: () => tool('oxfmt/bin/oxfmt', ['--check']) },
  { name: 'lint', run: () => tool('oxlint/bin/oxlint', LINT_FLAGS) },
  { name: 'types', run: checkTypes },
  { name: 'imports', run: async () => oneResult(describe(checkImports('.'))) },
  { name: 'migrations', run: async () => oneResult(describe(checkMigrations(MIGRATIONS_FOLDER))) },
  { name: 'dead-code', run: () => tool('knip/bin/knip.js', ['--no-progress']) },
  { name: 'unit', lane: 'tests', run: () => runVitest('unit') },
  { name: 'integration', lane: 'tests', run: () => runVitest('integration') },
  { name: 'build', lane: 'pages', run: buildPages },
  { name: 'size', lane: 'pages', run: async () => oneResult(checkSize()) },
  // In this lane, because both lanes then take about equally long.
  { name: 'component', lane: 'pages', run: () => runVitest('component') },
  { name: 'browser', lane: 'pages', run: () => runJourneys() },
];

async function tool(script: string, args: string[]): Promise<StepResult> {
  return oneResult(await runTool(script, args));
}

/**
 * Checks the types of the three programs, with one compiler run for each. The results are in `.build/types`, which is
 * safe to delete, so that the next run checks only changes.
 */
async function checkTypes(): Promise<StepResult> {
  const results = await Promise.all(
    ['server', 'web', 'storefront'].map((program) =>
      runTool('typescript/bin/tsc', [
        '--incremental',
        '--project',
        `tsconfig.${program}.json`,
        '--tsBuildInfoFile',
        `.build/types/${program}.tsbuildinfo`,
      ]),
    ),
  );
  return oneResult({
    succeeded: results.every(({ succeeded }) => succeeded),
    output: results.map(({ output }) => output).join(''),
  });
}

function describe(faults: readonly string[]): CommandResult {
  return { succeeded: faults.length === 0, output: faults.join('\n') };
}

async function buildPages(): Promise<StepResult> {
  try {
    await buildStalePages({ builds: testedBuilds() });
    return oneResult({ succeeded: true, output: '' });
  } catch (error) {
    return oneResult({ succeeded: false, output: (error as Error).message });
  }
}
