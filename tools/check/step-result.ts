import type { CommandResult } from './run-command.ts';

/** What a step found. `output` is shown when something failed. */
export interface StepResult {
  passed: number;
  failed: number;
  skipped: number;
  output: string;
  /** The failed tests by name, each with its file; none where a step is one check. */
  failures?: readonly string[];
  /** How long each of its test files took. */
  files?: readonly FileTime[];
}

/** How long a test file took from its first test to its last, and each of its tests. */
export interface FileTime {
  file: string;
  seconds: number;
  tests: readonly { name: string; seconds: number }[];
}

export interface Step {
  name: string;
  /** Lanes run side by side, after the steps without one: tests mostly wait, and one lane alone leaves half a machine idle. */
  lane?: 'code' | 'tests' | 'pages';
  run: () => Promise<StepResult>;
}

/** A check that says only yes or no counts as one. */
export function oneResult({ succeeded, output }: CommandResult): StepResult {
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0, output };
}
