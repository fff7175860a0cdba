import path from 'node:path';
import { freshReportFile, readReport } from './report-file.ts';
import { runTool } from './run-command.ts';
import { oneResult, type FileTime, type StepResult } from './step-result.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: {
      status: string;
      fullName: string;
      duration?: number | null;
      failureMessages?: string[];
    }[];
  }[];
}

/** Runs these files of a project of `vitest.config.ts`, or the whole project, and counts its tests. */
export async function runVitest(
  project: 'unit' | 'component' | 'integration',
  files: readonly string[] = [],
): Promise<StepResult> {
  const file = freshReportFile(project);
  const { succeeded, output } = await runTool('vitest/vitest.mjs', [
    'run',
    '--passWithNoTests',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...files,
  ]);
  const report = readReport<VitestReport>(file);
  if (!report) return oneResult({ succeeded, output });
  return {
    passed: report.numPassedTests,
    // A file that cannot be loaded has no tests to count, but the run has failed.
    failed: report.numFailedTests || (succeeded ? 0 : 1),
    skipped: report.numPendingTests + report.numTodoTests,
    output,
    failures: report.testResults.flatMap(failuresIn),
    files: report.testResults.map(timeOf),
  };
}

function timeOf({
  name,
  startTime,
  endTime,
  assertionResults,
}: VitestReport['testResults'][number]): FileTime {
  const tests = assertionResults.map((one) => ({ name: one.fullName, seconds: (one.duration ?? 0) / 1000 }));
  return { file: path.relative('.', name), seconds: (endTime - startTime) / 1000, tests };
}

/** Returns the failed tests of a file, or the file itself if none of its tests failed. */
function failuresIn(file: VitestReport['testResults'][number]): string[] {
  const name = path.relative('.', file.name);
  const failed = file.assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return file.status === 'failed' ? [`${name}: ${file.message}`] : [];
  return failed.map((one) => `${name} › ${one.fullName}: ${firstLine(one.failureMessages?.[0])}`);
}

function firstLine(message = ''): string {
  return message.split('\n', 1)[0] ?? '';
}
