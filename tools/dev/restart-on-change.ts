import { type RunningProgram, startProgram } from '../start/start-program.ts';
import { watchFolders } from './watch-folders.ts';

/**
 * Starts a program, and restarts it whenever a file below `folders` changes. If it does not start, the error is printed
 * and the next change starts it again.
 */
export async function restartOnChange(
  name: string,
  file: string,
  env: NodeJS.ProcessEnv,
  folders: readonly string[],
): Promise<{ stop: () => Promise<void> }> {
  let running: RunningProgram | null = null;
  let turn = Promise.resolve();

  async function restart(): Promise<void> {
    await running?.stop();
    running = await startProgram(name, file, env).catch((error: unknown) => {
      console.error((error as Error).message);
      return null;
    });
  }

  await restart();
  const stopWatching = watchFolders(folders, () => {
    console.log(`Restarting the ${name} ...`);
    turn = turn.then(restart);
  });
  return {
    stop: async () => {
      await stopWatching();
      await turn;
      await running?.stop();
    },
  };
}
