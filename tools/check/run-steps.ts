import { recordTimes, slowestFiles, type StepTime } from './record-times.ts';
import type { Step, StepResult } from './step-result.ts';

/**
 * Runs the steps without a lane one after another, then the lanes in parallel. A failed step does not end the run.
 * Prints a line for each step when it ends, then the slowest test files, then every failure again for readers of only
 * the end of a log. The last line is the sum: `N passed, N failed`, with `, N skipped` if any were. Writes all times to
 * `.build/check/times.json`. Resolves with the exit code.
 */
export async function runSteps(steps: readonly Step[]): Promise<number> {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  const failures: string[] = [];
  const times: StepTime[] = [];
  const runStep = async (step: Step) => {
    const startedAt = performance.now();
    const result = await step.run().catch(failedResult);
    const milliseconds = performance.now() - startedAt;
    print(step.name, result, milliseconds);
    times.push({ step: step.name, seconds: milliseconds / 1000, files: result.files ?? [] });
    sum.passed += result.passed;
    sum.failed += result.failed;
    sum.skipped += result.skipped;
    if (result.failed > 0)
      failures.push(...(result.failures ?? ['']).map((one) => `${step.name} ${one}`.trim()));
  };
  const runInOrder = async (lane: readonly Step[]) => {
    for (const step of lane) await runStep(step);
  };
  await runInOrder(steps.filter(({ lane }) => lane === undefined));
  const lanes = Map.groupBy(
    steps.filter(({ lane }) => lane !== undefined),
    ({ lane }) => lane,
  );
  await Promise.all([...lanes.values()].map(runInOrder));
  printTimes(times);
  for (const failure of failures) console.log(`FAILED ${failure}`);
  const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : '';
  console.log(`${sum.passed} passed, ${sum.failed} failed${skipped}`);
  return sum.failed > 0 ? 1 : 0;
}

function printTimes(times: readonly StepTime[]): void {
  const slowest = slowestFiles(times);
  if (slowest.length === 0) return;
  recordTimes(times);
  console.log(`\nThe slowest test files:\n${slowest.join('\n')}\n`);
}

function failedResult(error: unknown): StepResult {
  const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { passed: 0, failed: 1, skipped: 0, output };
}

function print(name: string, result: StepResult, milliseconds: number): void {
  const verdict = result.failed > 0 ? 'FAILED' : 'ok';
  const total = result.passed + result.failed;
  const count = total > 1 ? `${result.passed} of ${total}` : '';
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`;
  console.log(`${name.padEnd(12)} ${verdict.padEnd(7)} ${seconds.padStart(7)}  ${count}`.trimEnd());
  if (result.failed > 0) console.log(`\n${result.output.trim()}\n`);
}
