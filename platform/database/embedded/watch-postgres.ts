import { statfsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runPostgres, type RunOptions, type RunningPostgres } from './run-postgres.ts';
import { takeOverCluster } from './take-over-cluster.ts';

/** A server that ends this often in this time would end again, so a person has to investigate. */
const MOST_STARTS = 5;
const WITHIN_MS = 60_000;
/** PostgreSQL writes two segments of its log before anything else, and some more. */
const ROOM_BYTES = 64 * 1024 * 1024;
const POLL_INTERVAL_MS = 1000;

export interface SupervisedPostgres {
  port: number;
  stop: () => Promise<void>;
  /** Resolves with the reason if the server ended unexpectedly and could not be restarted. */
  ended: Promise<string>;
}

/** Whether the cluster's disk has enough space for PostgreSQL to start. */
export function hasRoom(place: string): boolean {
  const { bavail, bsize } = statfsSync(place);
  return bavail * bsize >= ROOM_BYTES;
}

/**
 * Runs the server of a cluster. If it ends unexpectedly, starts it again on the same port, so that clients can
 * reconnect. If the disk is full, waits for space first. `onRestart` is called each time.
 */
export async function watchPostgres(
  options: RunOptions,
  onRestart: (words: string) => void,
  isRoomy: (place: string) => boolean = hasRoom,
): Promise<SupervisedPostgres> {
  let running = await runPostgres(options);
  let isStopping = false;
  const { port } = running;
  const startedMs: number[] = [];

  const untilThereIsRoom = async () => {
    if (isRoomy(options.place)) return;
    onRestart(`The disk of ${options.place} is full. PostgreSQL is started again as soon as there is room.`);
    while (!isStopping && !isRoomy(options.place)) await sleep(POLL_INTERVAL_MS);
    // An end because of a full disk does not predict another end.
    startedMs.length = 0;
  };

  const startAgain = async (): Promise<RunningPostgres> => {
    for (;;) {
      await untilThereIsRoom();
      try {
        await takeOverCluster(path.join(options.place, 'cluster'));
        return await runPostgres(options, port);
      } catch (error) {
        if (isStopping || isRoomy(options.place)) throw error;
      }
    }
  };

  const keep = async (): Promise<string> => {
    for (;;) {
      await running.ended;
      if (isStopping) return new Promise(() => undefined);
      startedMs.push(performance.now());
      const [earliest = 0] = startedMs.splice(0, startedMs.length - MOST_STARTS);
      if (earliest > 0 && performance.now() - earliest < WITHIN_MS)
        return `PostgreSQL ended ${MOST_STARTS + 1} times in a minute; see postgres.log in ${options.place}.`;
      onRestart('PostgreSQL ended by itself; it is started again.');
      try {
        running = await startAgain();
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
