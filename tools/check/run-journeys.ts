import { freshReportFile, readReport } from './report-file.ts';
import { runTool } from './run-command.ts';
import { oneResult, type StepResult } from './step-result.ts';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
}

interface Suite {
  file: string;
  specs: { title: string; ok: boolean }[];
  suites?: Suite[];
}

/** Runs the journeys in a browser and counts them. */
export async function runJourneys(): Promise<StepResult> {
  const file = freshReportFile('browser');
  const { succeeded, output } = await runTool(
    '@playwright/test/cli.js',
    ['test', '--pass-with-no-tests', '--reporter=list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  );
  const report = readReport<PlaywrightReport>(file);
  if (!report) return oneResult({ succeeded, output });
  const { expected, flaky, unexpected, skipped } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected || (succeeded ? 0 : 1),
    skipped,
    output,
    failures: report.suites.flatMap(failuresIn),
  };
}

function failuresIn({ file, specs, suites = [] }: Suite): string[] {
  const failed = specs.filter(({ ok }) => !ok).map(({ title }) => `${file} › ${title}`);
  return [...failed, ...suites.flatMap(failuresIn)];
}
