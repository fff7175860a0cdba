import path from 'node:path';
import { runPostgres, type RunOptions, type RunningPostgres } from './run-postgres.ts';
import { takeOverCluster } from './take-over-cluster.ts';

/** Who ends so often in so short a time would end again: a person has to look. */
const MOST_STARTS = 5;
const WITHIN_MS = 60_000;

export interface KeptPostgres {
  port: number;
  stop: () => Promise<void>;
  /** Resolves with the reason when it ended by itself and could not be kept running. */
  ended: Promise<string>;
}

/**
 * Runs the server of a cluster, and starts it again on the same port when it ends without being asked to: those who are
 * connected find it where it was. `tell` is told of each time.
 */
export async function keepPostgres(
  options: RunOptions,
  tell: (words: string) => void,
): Promise<KeptPostgres> {
  let running = await runPostgres(options);
  let isStopping = false;
  const { port } = running;
  const startedMs: number[] = [];

  const keep = async (): Promise<string> => {
    for (;;) {
      await running.ended;
      if (isStopping) return new Promise(() => undefined);
      startedMs.push(performance.now());
      const [earliest = 0] = startedMs.splice(0, startedMs.length - MOST_STARTS);
      if (earliest > 0 && performance.now() - earliest < WITHIN_MS)
        return `PostgreSQL ended ${MOST_STARTS + 1} times in a minute; see postgres.log in ${options.place}.`;
      tell('PostgreSQL ended by itself; it is started again.');
      try {
        running = await startAgain(options, port);
      } catch (error) {
        return `PostgreSQL ended and cannot be started again: ${(error as Error).message}`;
      }
      if (isStopping) await running.stop();
    }
  };
  const ended = keep();
  return {
    port,
    ended,
    async stop() {
      isStopping = true;
      await running.stop();
    },
  };
}

async function startAgain(options: RunOptions, port: number): Promise<RunningPostgres> {
  await takeOverCluster(path.join(options.place, 'cluster'));
  return runPostgres(options, port);
}
