import type { CommandResult } from './run-command.ts';

/** The result of a step. `output` is shown if something failed. */
export interface StepResult {
  passed: number;
  failed: number;
  skipped: number;
  output: string;
  /** The names of the failed tests, each with its file. Empty if the step is a single check. */
  failures?: readonly string[];
  /** The time that each of its test files took. */
  files?: readonly FileTime[];
}

/** The time that a test file took from its first test to its last, and the time of each test. */
export interface FileTime {
  file: string;
  seconds: number;
  tests: readonly { name: string; seconds: number }[];
}

export interface Step {
  name: string;
  /**
   * Lanes run in parallel after the steps without a lane. Tests mostly wait, so one lane alone would leave half of the
   * machine idle.
   */
  lane?: 'code' | 'tests' | 'pages';
  run: () => Promise<StepResult>;
}

/** Counts a check that only succeeds or fails as one test. */
export function oneResult({ succeeded, output }: CommandResult): StepResult {
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0, output };
}
