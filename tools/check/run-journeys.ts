import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { freshReportFile, readReport } from './report-file.ts';
import { runTool } from './run-command.ts';
import { oneResult, type FileTime, type StepResult } from './step-result.ts';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
}

interface Suite {
  file: string;
  specs: {
    title: string;
    ok: boolean;
    tests: { status: string; results: { duration: number; error?: Failure }[] }[];
  }[];
  suites?: Suite[];
}

interface Failure {
  message?: string;
  location?: { line: number; file: string };
}

/** Runs these journeys in a browser, or all of them, and counts them. */
export async function runJourneys(files: readonly string[] = []): Promise<StepResult> {
  const file = freshReportFile('browser');
  const { succeeded, output } = await runTool(
    '@playwright/test/cli.js',
    ['test', '--pass-with-no-tests', '--reporter=list,json', ...files],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  );
  const report = readReport<PlaywrightReport>(file);
  if (!report) return oneResult({ succeeded, output });
  const { expected, flaky, unexpected, skipped } = report.stats;
  return {
    passed: expected,
    // A test that passed only on its second try has failed.
    failed: unexpected + flaky || (succeeded ? 0 : 1),
    skipped,
    output,
    failures: report.suites.flatMap(failuresIn),
    files: report.suites.map(timeOf),
  };
}

function timeOf(suite: Suite): FileTime {
  const tests = testsIn(suite);
  return { file: suite.file, seconds: tests.reduce((sum, { seconds }) => sum + seconds, 0), tests };
}

function testsIn({ specs, suites = [] }: Suite): FileTime['tests'][number][] {
  const own = specs.map(({ title, tests }) => {
    const ms = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    return { name: title, seconds: ms.reduce((sum, one) => sum + one, 0) / 1000 };
  });
  return [...own, ...suites.flatMap(testsIn)];
}

function failuresIn({ file, specs, suites = [] }: Suite): string[] {
  const failed = specs
    .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
    .map(({ title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error ?? []));
      return [`${file} › ${title}`, ...errors.map(inOneLine)].join(': ');
    });
  return [...failed, ...suites.flatMap(failuresIn)];
}

/** Returns a failure as one line. Playwright puts the expectation into the first lines of its message. */
function inOneLine({ message = '', location }: Failure): string {
  const lines = stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, 6);
  const where = location ? `${path.basename(location.file)}:${location.line} ` : '';
  return `${where}${lines.map((line) => line.trim()).join(' ')}`;
}
