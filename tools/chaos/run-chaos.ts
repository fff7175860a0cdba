import type pg from 'pg';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openMovingProxy } from '#platform/testing/moving-proxy.ts';
import type { SavedWorld } from '../world/begin-as-saved.ts';
import { SOURCE_PROGRAMS, type ProgramFiles } from '../world/bundle-programs.ts';
import { makeDataDir, removeDataDir } from '../world/make-data-dir.ts';
import { startWorld, type World } from '../world/start-world.ts';
import { findBroken } from '../world/verify-world.ts';
import { waitFor } from '../world/wait-for.ts';
import { Breaker, type Breakage } from './breaker.ts';
import { queueForAll } from './queue-for-all.ts';

export interface Chaos {
  messages: number;
  /** What breaks, and at how many accepted messages. */
  breakages: readonly (readonly [atAccepted: number, Breakage])[];
  /** For how long a worker is frozen. */
  frozenMs: number;
  /** Has the messages written, with a worker running; a campaign's offers where it is left out. */
  queue?: (world: World, db: Database, messages: number) => Promise<void>;
  /** Milliseconds that nothing may take longer than. */
  withinMs: number;
  /** What runs: the sources, unless told. */
  programs?: ProgramFiles;
  /** Starts as a copy of this world, with a clone of its database on a server that cannot be restarted. */
  copyOf?: { saved: SavedWorld; databaseUrl: string };
  /** Whether a killed or frozen worker counts as dead at once. Otherwise it does after 15 seconds without a heartbeat. */
  hastensDeaths?: boolean;
}

/** What is left when everything has come to rest, on the provider's side and on ours. */
export interface Aftermath {
  provider: { accepted: number; byCallbackData: number; duplicates: string[] };
  /** Messages that the provider refused on their last try, whether or not a worker lived to hear it. */
  refused: number;
  rollups: { sent: number; delivered: number; failed: number };
  /** Failed messages, by the provider's code or by our own word where nobody told of them. */
  failed: Record<string, number>;
  leftUnsent: number;
  /** Rows that contradict each other, by the invariant that they break. */
  broken: Record<string, string[]>;
}

/** Longer than receipts are held back for. */
const SIXTEEN_MINUTES_MS = 16 * 60 * 1000;
/** Longer than a message may be uncertain. */
const OVER_A_DAY_MS = 25 * 3600 * 1000;
const MOST_ROUNDS = 10;
const SHORT_ROUNDS = 5;

/** Sends messages with two workers through a world of its own while everything around them breaks. */
export async function runChaos(chaos: Chaos): Promise<Aftermath> {
  const run = await ChaosRun.open(chaos);
  try {
    return await run.run();
  } finally {
    await run.close();
  }
}

/** The same in steps, for a test that gives the start a time limit of its own. */
export class ChaosRun {
  readonly #chaos: Chaos;
  readonly #world: World;
  readonly #breaker: Breaker;
  readonly #databaseUrl: string;
  readonly #dataDir: string | null;

  private constructor(
    chaos: Chaos,
    started: { world: World; breaker: Breaker; databaseUrl: string; dataDir: string | null },
  ) {
    this.#chaos = chaos;
    this.#world = started.world;
    this.#breaker = started.breaker;
    this.#databaseUrl = started.databaseUrl;
    this.#dataDir = started.dataDir;
  }

  /** Starts the world with its two workers. */
  static async open(chaos: Chaos): Promise<ChaosRun> {
    const { programs = SOURCE_PROGRAMS, copyOf, frozenMs, hastensDeaths = false } = chaos;
    const own = copyOf ? null : await startOwnDatabase();
    const databaseUrl = copyOf?.databaseUrl ?? own?.postgres.url ?? '';
    const door = await openMovingProxy(databaseUrl);
    const saved = copyOf?.saved ?? null;
    const world = await startWorld({ databaseUrl: door.url, saved, programs, role: 'api' });
    const breaker = new Breaker({ world, door, own, databaseUrl, frozenMs, hastensDeaths });
    await world.startServer('worker');
    return new ChaosRun(chaos, { world, breaker, databaseUrl: door.url, dataDir: own?.dataDir ?? null });
  }

  async run(): Promise<Aftermath> {
    const { messages, breakages, queue = queueForAll, withinMs } = this.#chaos;
    const world = this.#world;
    await this.#withDatabase((db) => queue(world, db, messages));
    for (const [atAccepted, breakage] of breakages) {
      const isReached = async () => (await accepted(world)) >= atAccepted;
      await waitFor(`${atAccepted} messages`, isReached, withinMs);
      await this.#breaker.break(breakage);
    }
    await this.#breaker.settled();
    await settleEverything(world, this.#breaker, withinMs);
    const { pool } = this.#breaker;
    return {
      provider: await world.control('/whatsapp/messages/summary'),
      refused: (await world.control<{ refused: number }>('/whatsapp/messages/refused')).refused,
      rollups: await countRollups(pool),
      failed: await countFailed(pool),
      leftUnsent: await countUnsent(pool, 'true'),
      broken: await this.#withDatabase(findBroken),
    };
  }

  async close(): Promise<void> {
    await this.#world.stop();
    await this.#breaker.stop();
    if (this.#dataDir !== null) removeDataDir(this.#dataDir);
  }

  async #withDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
    const { db, close } = openDatabase(this.#databaseUrl, { connections: 1 });
    try {
      return await work(db);
    } finally {
      await close();
    }
  }
}

async function startOwnDatabase() {
  const dataDir = makeDataDir();
  const postgres = await startEmbeddedPostgres({ dataDir });
  await migrate(postgres.url);
  return { dataDir, postgres };
}

/**
 * Waits until nothing moves any more, then lets time pass until nothing is left. Receipts that are held back come after
 * fifteen minutes; whatever is still uncertain then is closed after a day.
 */
async function settleEverything(world: World, { pool }: Breaker, withinMs: number): Promise<void> {
  for (let rounds = 0; rounds < MOST_ROUNDS; rounds += 1) {
    // Before any time has passed, what is held back is at rest; from then on it is to be told.
    const mayBeHeld = rounds === 0;
    await waitFor('everything to come to rest', () => isAtRest(world, pool, mayBeHeld), withinMs).catch(
      async (error: Error) => {
        throw new Error(`${error.message} ${await describeUnrest(world, pool)}`);
      },
    );
    if (
      (await countUnsent(pool, 'true')) === 0 &&
      (await heldBack(world)) === 0 &&
      (await isAllTold(world, pool))
    )
      return;
    await world.forward(rounds < SHORT_ROUNDS ? SIXTEEN_MINUTES_MS : OVER_A_DAY_MS);
  }
}

async function isAtRest(world: World, pool: pg.Pool, mayBeHeld: boolean): Promise<boolean> {
  const { now } = await world.control<{ now: string }>('/clock');
  const moving = await countUnsent(
    pool,
    `(state = 'queued' and due_at <= '${now}')
     or (state = 'uncertain' and claimed_at < '${now}'::timestamptz - interval '1 day')`,
  );
  if (moving > 0) return false;
  return (mayBeHeld && (await heldBack(world)) > 0) || isAllTold(world, pool);
}

/** What moves, where nothing was to: a story that failed is told by it. */
async function describeUnrest(world: World, pool: pg.Pool): Promise<string> {
  const { rows: outbox } = await pool.query(
    `select state, reason, attempts, unknown_retries, count(*)::int as messages, min(due_at) as first_due,
       min(claimed_at) as first_claimed from outbox group by 1, 2, 3, 4`,
  );
  const { rows: claims } = await pool.query(
    `select claim_id, cardinality(message_ids) as messages, handed_over, clock_timestamp() - claimed_at as age,
       (select clock_timestamp() - heartbeat_at from workers w where w.worker_id = c.worker_id) as heard_before
     from claims c`,
  );
  return JSON.stringify({
    outbox,
    claims,
    rollups: await countRollups(pool),
    accepted: await accepted(world),
    heldBack: await heldBack(world),
    clock: await world.control('/clock'),
  });
}

async function isAllTold(world: World, pool: pg.Pool): Promise<boolean> {
  return (await countRollups(pool)).delivered === (await accepted(world));
}

async function heldBack(world: World): Promise<number> {
  return (await world.control<{ heldBack: number }>('/webhooks')).heldBack;
}

async function accepted(world: World): Promise<number> {
  return (await world.control<{ accepted: number }>('/whatsapp/messages/summary')).accepted;
}

async function countRollups(pool: pg.Pool): Promise<Aftermath['rollups']> {
  const { rows } = await pool.query<Aftermath['rollups']>(
    `select coalesce(sum(sent), 0)::int as sent, coalesce(sum(delivered), 0)::int as delivered,
       coalesce(sum(failed), 0)::int as failed from daily_rollups`,
  );
  return rows[0] ?? { sent: 0, delivered: 0, failed: 0 };
}

async function countFailed(pool: pg.Pool): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ why: string; count: number }>(
    `select coalesce(provider_code::text, provider_error) as why, count(*)::int as count
     from messages where state = 'failed' group by 1`,
  );
  return Object.fromEntries(rows.map(({ why, count }) => [why, count]));
}

/** Messages of the outbox that fit, and all that workers claimed and have not answered for. */
async function countUnsent(pool: pg.Pool, condition: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select ((select count(*) from outbox where ${condition}) +
       (select coalesce(sum(cardinality(message_ids)), 0) from claims))::int as count`,
  );
  return rows[0]?.count ?? 0;
}
