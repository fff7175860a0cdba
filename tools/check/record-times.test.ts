import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { recordTimes, slowestFiles } from './record-times.ts';

const file = (name: string, seconds: number) => ({
  file: name,
  seconds,
  tests: [{ name: 'burns', seconds }],
});

it('shows the twenty slowest files of all steps, slowest first', () => {
  const unit = Array.from({ length: 30 }, (_, nth) => file(`candle-${nth}.test.ts`, nth / 10));
  const browser = [file('shop.journey.ts', 61.26)];
  const shown = slowestFiles([
    { step: 'unit', seconds: 3, files: unit },
    { step: 'lint', seconds: 90, files: [] },
    { step: 'browser', seconds: 62, files: browser },
  ]);
  expect(shown).toHaveLength(20);
  expect(shown.slice(0, 2)).toEqual([
    '   61.3 s  browser shop.journey.ts',
    '    2.9 s  unit candle-29.test.ts',
  ]);
});

it('writes the times of every step, file and test', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'times-'));
  try {
    const steps = [{ step: 'unit', seconds: 1.5, files: [file('candle.test.ts', 1.2)] }];
    recordTimes(steps, path.join(folder, 'new', 'times.json'));
    expect(JSON.parse(readFileSync(path.join(folder, 'new', 'times.json'), 'utf8'))).toMatchObject({ steps });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
