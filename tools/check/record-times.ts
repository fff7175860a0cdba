import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FileTime } from './step-result.ts';

/** The times of the last run. Safe to delete. */
export const TIMES_FILE = path.join('.build', 'check', 'times.json');
const SHOWN = 20;

/** How long a step took, with its test files if it has any. */
export interface StepTime {
  step: string;
  seconds: number;
  files: readonly FileTime[];
}

/** Writes how long each step, file and test took, so that two runs can be compared. */
export function recordTimes(steps: readonly StepTime[], file = TIMES_FILE): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ endedAt: new Date().toISOString(), steps }, null, 1)}\n`);
}

/** Returns a line for each of the slowest test files of a run, slowest first. */
export function slowestFiles(steps: readonly StepTime[]): string[] {
  return steps
    .flatMap(({ step, files }) => files.map((one) => ({ step, ...one })))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SHOWN)
    .map(({ step, file, seconds }) => `${`${seconds.toFixed(1)} s`.padStart(9)}  ${step} ${file}`);
}
