import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#platform/context.ts';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import type { Brake } from '#platform/loop/brake.ts';
import { startLoop, type Loop } from '#platform/loop/loop.ts';

/** An SQL condition that is true if there is work of a kind. */
export type Due = (now: Date) => RawBuilder<boolean>;

/** Work starts soon after it is due, so nobody notices a wait. */
const POLL_INTERVAL_MS = 200;
/** After this many checks without work, checks run half as often, so an idle installation costs almost nothing. */
const QUIET_AFTER = 10;

/** Returns the pause before the next check, by the number of checks in a row that found no work. */
export function pollPauseMs(pollsWithoutWork: number): number {
  return pollsWithoutWork > QUIET_AFTER ? 2 * POLL_INTERVAL_MS : POLL_INTERVAL_MS;
}

interface Watched {
  due: Due;
  wake: () => void;
}

/**
 * Checks for work of every kind with one statement, and wakes the loops that have work. An idle worker queries the
 * database only a few times a second, however many kinds there are. With one check per loop, it was a hundred times.
 */
export class WorkPoller {
  readonly #ctx: Pick<Context, 'clock' | 'log'>;
  readonly #database: OpenDatabase;
  readonly #watched: Watched[] = [];
  #pollsWithoutWork = 0;

  constructor(ctx: Pick<Context, 'settings' | 'clock' | 'log'>) {
    this.#ctx = ctx;
    // Planning the statement each time would cost ten times as much as running it.
    this.#database = openDatabase(ctx.settings.databaseUrl, {
      connections: 1,
      name: 'bellbird poll',
      isPrepared: true,
      byIndexes: true,
      pooler: ctx.settings.operation.databasePooler,
    });
  }

  /** `wake` is called after each check for which `due` is true. */
  watch(due: Due, wake: () => void): void {
    this.#watched.push({ due, wake });
  }

  start(brake: Brake): Pick<Loop, 'stop'> {
    const pauseMs = () => pollPauseMs(this.#pollsWithoutWork);
    const loop = startLoop(this.#ctx.log, 'poll for work', pauseMs, () => this.#poll(), { brake });
    return {
      stop: async () => {
        await loop.stop();
        await this.#database.close();
      },
    };
  }

  async #poll(): Promise<boolean> {
    this.#pollsWithoutWork += 1;
    const now = this.#ctx.clock.now();
    const all = sql.join(this.#watched.map(({ due }) => due(now)));
    const { rows } = await sql<{ found: boolean[] }>`select array[${all}] as found`.execute(
      this.#database.db,
    );
    for (const [nth, isDue] of (rows[0]?.found ?? []).entries()) {
      if (!isDue) continue;
      this.#pollsWithoutWork = 0;
      this.#watched[nth]?.wake();
    }
    return false;
  }
}
