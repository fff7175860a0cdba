import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runSteps } from './run-steps.ts';
import type { Step, StepResult } from './step-result.ts';

let lines: string[];

beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});

afterEach(() => vi.restoreAllMocks());

it('prints the sum of all steps as the last line', async () => {
  const code = await runSteps([step('lint', { passed: 1 }), step('unit', { passed: 41 })]);
  expect(code).toBe(0);
  expect(lines.at(-1)).toBe('42 passed, 0 failed');
});

it('counts skipped tests in the sum', async () => {
  await runSteps([step('unit', { passed: 2, skipped: 3 })]);
  expect(lines.at(-1)).toBe('2 passed, 0 failed, 3 skipped');
});

it('goes on after a failed step, prints its output, and returns a failure', async () => {
  const code = await runSteps([
    step('lint', { failed: 1, output: 'candle.ts:3 is crooked' }),
    { name: 'types', run: () => Promise.reject(new Error('no compiler')) },
    step('unit', { passed: 7 }),
  ]);
  expect(code).toBe(1);
  expect(lines.join('\n')).toMatch(/lint +FAILED[^]*candle.ts:3 is crooked[^]*no compiler[^]*unit +ok/);
  expect(lines.at(-1)).toBe('7 passed, 2 failed');
});

it('runs lanes in parallel after the steps without a lane, and each lane in order', async () => {
  const started: string[] = [];
  const turns = Promise.withResolvers<void>();
  const inLane = (name: string, lane?: Step['lane']): Step => ({
    ...step(name, { passed: 1 }),
    ...(lane && { lane }),
    run: async () => {
      started.push(name);
      if (name === 'browser') turns.resolve();
      // This step ends only after the other lane has started.
      if (name === 'unit') await turns.promise;
      return { passed: 1, failed: 0, skipped: 0, output: '' };
    },
  });
  await runSteps([
    inLane('unit', 'tests'),
    inLane('integration', 'tests'),
    inLane('browser', 'pages'),
    inLane('lint'),
  ]);
  expect(started).toEqual(['lint', 'unit', 'browser', 'integration']);
  expect(lines.at(-1)).toBe('4 passed, 0 failed');
});

it('lists every failure again before the sum', async () => {
  await runSteps([
    step('lint', { failed: 1, output: 'candle.ts:3 is crooked' }),
    step('unit', { failed: 1, output: 'many lines', failures: ['candle.test.ts › burns'] }),
    step('browser', { passed: 5 }),
  ]);
  expect(lines.slice(-3)).toEqual([
    'FAILED lint',
    'FAILED unit candle.test.ts › burns',
    '5 passed, 2 failed',
  ]);
});

function step(name: string, result: Partial<StepResult>) {
  return { name, run: () => Promise.resolve({ passed: 0, failed: 0, skipped: 0, output: '', ...result }) };
}
