import { spawn } from 'node:child_process';
import path from 'node:path';

export interface CommandResult {
  succeeded: boolean;
  /** The output and the errors, in order. */
  output: string;
}

/** Turns on rules that use types. A warning fails, and so does a suppression that suppresses nothing. */
export const LINT_FLAGS = ['--type-aware', '--deny-warnings', '--report-unused-disable-directives'];

/** Runs an installed tool's script with this Node, from the project's folder. */
export function runTool(
  script: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join('node_modules', script), ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', (error) => resolve({ succeeded: false, output: String(error) }));
    child.once('close', (code) => resolve({ succeeded: code === 0, output }));
  });
}
