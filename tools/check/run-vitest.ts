import { freshReportFile, readReport } from './report-file.ts';
import { runTool } from './run-command.ts';
import { oneResult, type StepResult } from './step-result.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

/** Runs one project of `vitest.config.ts` and counts its tests. */
export async function runVitest(project: 'unit' | 'integration'): Promise<StepResult> {
  const file = freshReportFile(project);
  const { succeeded, output } = await runTool('vitest/vitest.mjs', [
    'run',
    '--passWithNoTests',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = readReport<VitestReport>(file);
  if (!report) return oneResult({ succeeded, output });
  return {
    passed: report.numPassedTests,
    // A file that cannot be loaded has no tests to count, yet the run has failed.
    failed: report.numFailedTests || (succeeded ? 0 : 1),
    skipped: report.numPendingTests + report.numTodoTests,
    output,
  };
}
