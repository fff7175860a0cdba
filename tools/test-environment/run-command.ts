import { spawn } from 'node:child_process';
import { waitFor } from './wait-for.ts';

/** A command that runs as an operator runs it. */
export interface RunningCommand {
  /** The output so far. */
  printed: () => string;
  /** Resolves with its exit code. */
  ended: Promise<number | null>;
  /** Resolves when the output contains this text. */
  says: (words: string) => Promise<unknown>;
  /** Asks the command to end, as a supervisor does. Resolves when all its processes have ended. */
  stop: () => Promise<void>;
}

/** Runs an `npm run ...` command as the docs write it, in the project's folder. */
export function runCommand(words: string, env: NodeJS.ProcessEnv): RunningCommand {
  const [program = '', ...args] = words.split(' ');
  // In its own process group, because npm, a shell and two Nodes are between us and the program.
  const child = spawn(program, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  return {
    printed: () => output,
    ended,
    says: (wanted) =>
      waitFor(
        `“${wanted}” of ${words}`,
        () => {
          if (hasEnded && !output.includes(wanted)) throw new Error(`${words} ended, and printed: ${output}`);
          return Promise.resolve(output.includes(wanted));
        },
        60_000,
      ),
    async stop() {
      if (!hasEnded && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}
