import { spawn } from 'node:child_process';
import { waitFor } from './wait-for.ts';

/** A command as an operator runs it. */
export interface RunningCommand {
  /** What it has printed so far. */
  printed: () => string;
  /** Resolves with its exit code. */
  ended: Promise<number | null>;
  /** Resolves once it has printed that. */
  says: (words: string) => Promise<unknown>;
  /** Asks it to end, as a supervisor does, and resolves once nothing of it is left. */
  stop: () => Promise<void>;
}

/** Runs `npm run ...` by the words of a page, in the project's folder. */
export function runCommand(words: string, env: NodeJS.ProcessEnv): RunningCommand {
  const [program = '', ...args] = words.split(' ');
  // Of its own process group: npm, a shell and two Nodes stand between us and the program.
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
