import type pg from 'pg';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/schema/migrate.ts';
import { openMovingProxy } from '#platform/testing/moving-proxy.ts';
import type { SavedEnvironment } from '../test-environment/begin-as-saved.ts';
import { SOURCE_PROGRAMS, type ProgramFiles } from '../test-environment/bundle-programs.ts';
import { makeDataDir, removeDataDir } from '../test-environment/make-data-dir.ts';
import { startEnvironment, type TestEnvironment } from '../test-environment/start-environment.ts';
import { findBroken } from '../test-environment/verify-environment.ts';
import { waitFor } from '../test-environment/wait-for.ts';
import { Breaker, type Breakage } from './breaker.ts';
import { queueForAll } from './queue-for-all.ts';

export interface Chaos {
  messages: number;
  /** The failures, each with the number of accepted messages after which it happens. */
  breakages: readonly (readonly [atAccepted: number, Breakage])[];
  /** How long a worker is frozen. */
  frozenMs: number;
  /** Queues the messages while a worker is running; a campaign's offers by default. */
  queue?: (environment: TestEnvironment, db: Database, messages: number) => Promise<void>;
  /** The time limit of each step, in milliseconds. */
  withinMs: number;
  /** The programs to run: the sources by default. */
  programs?: ProgramFiles;
  /** Starts as a copy of this environment, with a clone of its database on a server that cannot be restarted. */
  copyOf?: { saved: SavedEnvironment; databaseUrl: string };
  /**
   * Whether a killed or frozen worker counts as dead immediately. Otherwise it does after 15 seconds without a
   * heartbeat.
   */
  hastensDeaths?: boolean;
}

/** The state of the provider and of our database once everything is at rest. */
export interface Aftermath {
  provider: { accepted: number; byCallbackData: number; duplicates: string[] };
  /** Messages that the provider refused on their last attempt, even if no worker survived to read the response. */
  refused: number;
  rollups: { sent: number; delivered: number; failed: number };
  /** Failed messages, by the provider's code, or by our own reason if there is no code. */
  failed: Record<string, number>;
  leftUnsent: number;
  /** Rows that break an invariant, by invariant. */
  broken: Record<string, string[]>;
}

/** Longer than receipts are delayed. */
const SIXTEEN_MINUTES_MS = 16 * 60 * 1000;
/** Longer than a message may be uncertain. */
const OVER_A_DAY_MS = 25 * 3600 * 1000;
const MOST_ROUNDS = 10;
const SHORT_ROUNDS = 5;

/** Sends messages with two workers in its own environment while everything around them fails. */
export async function runChaos(chaos: Chaos): Promise<Aftermath> {
  const run = await ChaosRun.open(chaos);
  try {
    return await run.run();
  } finally {
    await run.close();
  }
}

/** The same as `runChaos` in steps, for a test that limits the time of the start separately. */
export class ChaosRun {
  readonly #chaos: Chaos;
  readonly #environment: TestEnvironment;
  readonly #breaker: Breaker;
  readonly #databaseUrl: string;
  readonly #dataDir: string | null;

  private constructor(
    chaos: Chaos,
    started: { environment: TestEnvironment; breaker: Breaker; databaseUrl: string; dataDir: string | null },
  ) {
    this.#chaos = chaos;
    this.#environment = started.environment;
    this.#breaker = started.breaker;
    this.#databaseUrl = started.databaseUrl;
    this.#dataDir = started.dataDir;
  }

  /** Starts the environment with its two workers. */
  static async open(chaos: Chaos): Promise<ChaosRun> {
    const { programs = SOURCE_PROGRAMS, copyOf, frozenMs, hastensDeaths = false } = chaos;
    const own = copyOf ? null : await startOwnDatabase();
    const databaseUrl = copyOf?.databaseUrl ?? own?.postgres.url ?? '';
    const proxy = await openMovingProxy(databaseUrl);
    const saved = copyOf?.saved ?? null;
    const environment = await startEnvironment({ databaseUrl: proxy.url, saved, programs, role: 'api' });
    const breaker = new Breaker({ environment, proxy, own, databaseUrl, frozenMs, hastensDeaths });
    await environment.startServer('worker');
    return new ChaosRun(chaos, {
      environment,
      breaker,
      databaseUrl: proxy.url,
      dataDir: own?.dataDir ?? null,
    });
  }

  async run(): Promise<Aftermath> {
    const { messages, breakages, queue = queueForAll, withinMs } = this.#chaos;
    const environment = this.#environment;
    await this.#withDatabase((db) => queue(environment, db, messages));
    for (const [atAccepted, breakage] of breakages) {
      const isReached = async () => (await accepted(environment)) >= atAccepted;
      await waitFor(`${atAccepted} messages`, isReached, withinMs);
      await this.#breaker.break(breakage);
    }
    await this.#breaker.settled();
    await settleEverything(environment, this.#breaker, withinMs);
    const { pool } = this.#breaker;
    return {
      provider: await environment.control('/whatsapp/messages/summary'),
      refused: (await environment.control<{ refused: number }>('/whatsapp/messages/refused')).refused,
      rollups: await countRollups(pool),
      failed: await countFailed(pool),
      leftUnsent: await countUnsent(pool, 'true'),
      broken: await this.#withDatabase(findBroken),
    };
  }

  async close(): Promise<void> {
    await this.#environment.stop();
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
 * Waits until nothing moves, then moves time forward until nothing is left. Delayed receipts arrive after fifteen
 * minutes. Messages that are still uncertain then are closed after a day.
 */
async function settleEverything(
  environment: TestEnvironment,
  { pool }: Breaker,
  withinMs: number,
): Promise<void> {
  for (let rounds = 0; rounds < MOST_ROUNDS; rounds += 1) {
    // Delayed receipts may still wait until time moves. Afterwards they must have arrived.
    const mayBeHeld = rounds === 0;
    await waitFor('everything to come to rest', () => isAtRest(environment, pool, mayBeHeld), withinMs).catch(
      async (error: Error) => {
        throw new Error(`${error.message} ${await describeUnrest(environment, pool)}`);
      },
    );
    if (
      (await countUnsent(pool, 'true')) === 0 &&
      (await heldBack(environment)) === 0 &&
      (await isAllProcessed(environment, pool))
    )
      return;
    await environment.forward(rounds < SHORT_ROUNDS ? SIXTEEN_MINUTES_MS : OVER_A_DAY_MS);
  }
}

async function isAtRest(environment: TestEnvironment, pool: pg.Pool, mayBeHeld: boolean): Promise<boolean> {
  const { now } = await environment.control<{ now: string }>('/clock');
  const moving = await countUnsent(
    pool,
    `(state = 'queued' and due_at <= '${now}')
     or (state = 'uncertain' and claimed_at < '${now}'::timestamptz - interval '1 day')`,
  );
  if (moving > 0) return false;
  return (mayBeHeld && (await heldBack(environment)) > 0) || isAllProcessed(environment, pool);
}

/** Describes everything that still moves, for the error message. */
async function describeUnrest(environment: TestEnvironment, pool: pg.Pool): Promise<string> {
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
    accepted: await accepted(environment),
    heldBack: await heldBack(environment),
    clock: await environment.control('/clock'),
  });
}

async function isAllProcessed(environment: TestEnvironment, pool: pg.Pool): Promise<boolean> {
  return (await countRollups(pool)).delivered === (await accepted(environment));
}

async function heldBack(environment: TestEnvironment): Promise<number> {
  return (await environment.control<{ heldBack: number }>('/webhooks')).heldBack;
}

async function accepted(environment: TestEnvironment): Promise<number> {
  return (await environment.control<{ accepted: number }>('/whatsapp/messages/summary')).accepted;
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

/** Returns how many messages in the outbox match, plus all messages that workers claimed and have not completed. */
async function countUnsent(pool: pg.Pool, condition: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select ((select count(*) from outbox where ${condition}) +
       (select coalesce(sum(cardinality(message_ids)), 0) from claims))::int as count`,
  );
  return rows[0]?.count ?? 0;
}
