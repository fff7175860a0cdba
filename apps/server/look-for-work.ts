import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#platform/context.ts';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import type { Brake } from '#platform/loop/brake.ts';
import { startLoop, type Loop } from '#platform/loop/loop.ts';

/** What is true in the database when there is work of a kind. */
export type Due = (now: Date) => RawBuilder<boolean>;

/** Work comes soon after its time: nothing that people wait for waits longer for being seen. */
const LOOK_EVERY_MS = 200;
/** After so many looks that found nothing it looks half as often: an idle installation costs next to nothing. */
const QUIET_AFTER = 10;

/** How long it waits after so many looks in a row that found nothing. */
export function pollPauseMs(looksWithout: number): number {
  return looksWithout > QUIET_AFTER ? 2 * LOOK_EVERY_MS : LOOK_EVERY_MS;
}

interface Watched {
  due: Due;
  wake: () => void;
}

/**
 * Looks for work of every kind by one statement, and wakes whoever does what there is. An idle worker asks the database
 * a few times a second, however many kinds there are, and one by one they asked it a hundred times.
 */
export class LookForWork {
  readonly #ctx: Pick<Context, 'clock' | 'log'>;
  readonly #database: OpenDatabase;
  readonly #watched: Watched[] = [];
  #looksWithout = 0;

  constructor(ctx: Pick<Context, 'settings' | 'clock' | 'log'>) {
    this.#ctx = ctx;
    // To plan it anew each time costs the database ten times what it costs to answer.
    this.#database = openDatabase(ctx.settings.databaseUrl, {
      connections: 1,
      name: 'bellbird look',
      isPrepared: true,
      byIndexes: true,
      pooler: ctx.settings.operation.databasePooler,
    });
  }

  /** `wake` is called after each look that finds `due` to be so. */
  watch(due: Due, wake: () => void): void {
    this.#watched.push({ due, wake });
  }

  start(brake: Brake): Pick<Loop, 'stop'> {
    const pauseMs = () => pollPauseMs(this.#looksWithout);
    const loop = startLoop(this.#ctx.log, 'look for work', pauseMs, () => this.#look(), { brake });
    return {
      stop: async () => {
        await loop.stop();
        await this.#database.close();
      },
    };
  }

  async #look(): Promise<boolean> {
    this.#looksWithout += 1;
    const now = this.#ctx.clock.now();
    const all = sql.join(this.#watched.map(({ due }) => due(now)));
    const { rows } = await sql<{ found: boolean[] }>`select array[${all}] as found`.execute(
      this.#database.db,
    );
    for (const [nth, isDue] of (rows[0]?.found ?? []).entries()) {
      if (!isDue) continue;
      this.#looksWithout = 0;
      this.#watched[nth]?.wake();
    }
    return false;
  }
}
