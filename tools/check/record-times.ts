import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FileTime } from './step-result.ts';

/** Where the last run's times are. Safe to delete. */
export const TIMES_FILE = path.join('.build', 'check', 'times.json');
const SHOWN = 20;

/** How long a step took, with its test files where it has any. */
export interface StepTime {
  step: string;
  seconds: number;
  files: readonly FileTime[];
}

/** Writes how long each step, file and test took, for whoever wants to compare two runs. */
export function recordTimes(steps: readonly StepTime[], file = TIMES_FILE): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ endedAt: new Date().toISOString(), steps }, null, 1)}\n`);
}

/** The slowest test files of a run, a line for each, the slowest first. */
export function slowestFiles(steps: readonly StepTime[]): string[] {
  return steps
    .flatMap(({ step, files }) => files.map((one) => ({ step, ...one })))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SHOWN)
    .map(({ step, file, seconds }) => `${`${seconds.toFixed(1)} s`.padStart(9)}  ${step} ${file}`);
}
