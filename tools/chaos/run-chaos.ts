import { rmSync } from 'node:fs';
import pg from 'pg';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openMovingDoor, type MovingDoor } from '#platform/testing/moving-door.ts';
import type { RunningProgram } from '../start/start-program.ts';
import { makeDataDir } from '../world/make-data-dir.ts';
import { queueMessages } from '../world/queue-messages.ts';
import { startWorld, type World } from '../world/start-world.ts';
import { waitFor } from '../world/wait-for.ts';

/** What breaks: a worker is killed, the database is restarted, the provider misbehaves. */
export type Breakage = 'killWorker' | 'restartDatabase' | 'misbehave';

export interface Chaos {
  messages: number;
  /** What breaks, and at how many accepted messages. */
  breakages: readonly (readonly [atAccepted: number, Breakage])[];
  /** Milliseconds that nothing may take longer than. */
  withinMs: number;
}

/** What is left when everything has come to rest, on the provider's side and on ours. */
export interface Aftermath {
  provider: { accepted: number; byCallbackData: number; duplicates: string[] };
  rollups: { sent: number; delivered: number; failed: number };
  leftUnsent: number;
}

const ELEVEN_MINUTES_MS = 11 * 60 * 1000;
const MOST_ROUNDS = 10;

/** Sends messages with two workers through a world of its own while everything around them breaks. */
export async function runChaos({ messages, breakages, withinMs }: Chaos): Promise<Aftermath> {
  const dataDir = makeDataDir();
  let postgres = await startEmbeddedPostgres({ dataDir });
  await migrate(postgres.url);
  const door = await openMovingDoor(postgres.url);
  const pool = new pg.Pool({ connectionString: door.url, max: 2 });
  // The restart cuts these too; the next query opens a new one.
  pool.on('error', () => undefined);
  const world = await startWorld({ databaseUrl: door.url, role: 'api' });
  try {
    const workers = world.programs.slice(-1);
    workers.push(await world.startServer('worker'));
    const breaking: Record<Breakage, () => Promise<void>> = {
      killWorker: () => killOne(world, workers),
      misbehave: () => misbehave(world),
      restartDatabase: async () => {
        postgres = await restart(postgres, door, dataDir);
      },
    };
    await queueAll(world, pool, messages);
    for (const [atAccepted, breakage] of breakages) {
      const isReached = async () => (await accepted(world)) >= atAccepted;
      await waitFor(`${atAccepted} messages`, isReached, withinMs);
      await breaking[breakage]();
    }
    await settleEverything(world, pool, withinMs);
    return {
      provider: await world.control('/whatsapp/messages/summary'),
      rollups: await countRollups(pool),
      leftUnsent: await countUnsent(pool, 'true'),
    };
  } finally {
    await world.stop();
    await pool.end();
    await door.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Waits until nothing moves by itself any more, then lets eleven minutes pass, until nothing is left: what is in doubt
 * is decided after ten minutes of silence, and a silence proves something only when no receipt is on its way.
 */
async function settleEverything(world: World, pool: pg.Pool, withinMs: number): Promise<void> {
  for (let rounds = 0; rounds < MOST_ROUNDS; rounds += 1) {
    await waitFor('everything to come to rest', () => isAtRest(world, pool), withinMs);
    if ((await countUnsent(pool, 'true')) === 0) return;
    await world.forward(ELEVEN_MINUTES_MS);
  }
}

async function isAtRest(world: World, pool: pg.Pool): Promise<boolean> {
  const { now } = await world.control<{ now: string }>('/clock');
  const moving = await countUnsent(
    pool,
    `(state = 'queued' and due_at <= '${now}')
     or (state = 'uncertain' and claimed_at < '${now}'::timestamptz - interval '10 minutes')`,
  );
  return moving === 0 && (await countRollups(pool)).delivered === (await accepted(world));
}

/** One of the workers dies in the middle of whatever it does, and another takes its place. */
async function killOne(world: World, workers: RunningProgram[]): Promise<void> {
  const [victim] = workers.splice(Math.floor(Math.random() * workers.length), 1);
  await victim?.kill();
  workers.push(await world.startServer('worker'));
}

/** Faults, too many requests, and messages that are taken without an answer. */
async function misbehave(world: World): Promise<void> {
  for (const [kind, times] of [
    ['serverError', 200],
    ['rateLimited', 20],
    ['timeoutAfterAcceptance', 200],
  ] as const) {
    await world.control('/misbehaviour', { partner: 'whatsapp', kind, times, delayMs: 20 });
  }
}

async function restart(
  postgres: { stop: () => Promise<void> },
  door: MovingDoor,
  dataDir: string,
): ReturnType<typeof startEmbeddedPostgres> {
  door.close();
  await postgres.stop();
  const restarted = await startEmbeddedPostgres({ dataDir });
  door.leadTo(restarted.url);
  return restarted;
}

async function queueAll(world: World, pool: pg.Pool, messages: number): Promise<void> {
  await pool.query('update campaigns set is_on = true');
  // The plan that every shop begins with ends at a thousand conversations.
  await pool.query(`update shops set plan_name = 'WhatsApp Enterprise plan'`);
  await world.control('/whatsapp/number', { throughputPerSecond: 100_000, tier: 'TIER_UNLIMITED' });
  const { rows } = await pool.query<{ shop_id: number; sender_id: string }>(
    `update senders set sends_per_second = 5000, current_limit = 'TIER_UNLIMITED' returning shop_id::int, sender_id`,
  );
  const [sender] = rows;
  if (!sender) throw new Error('the demo shop has no number');
  // Their last four digits lie beyond those that the sandbox treats in ways of their own.
  await pool.query(
    `insert into subscribers (shop_id, subscriber_id, channel, phone_e164, has_marketing_consent, opted_in_at, created_at)
     select $1, gen_random_uuid(), 'WA', '+49151' || (20000 + n / 5000)::text || (5000 + n % 5000)::text, true, now(), now()
     from generate_series(0, $2::int - 1) n`,
    [sender.shop_id, messages],
  );
  await queueMessages(pool, { shopId: sender.shop_id, senderId: sender.sender_id });
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

/** Messages of the outbox that fit, and all that workers claimed and have not answered for. */
async function countUnsent(pool: pg.Pool, condition: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select ((select count(*) from outbox where ${condition}) +
       (select coalesce(sum(cardinality(message_ids)), 0) from claims))::int as count`,
  );
  return rows[0]?.count ?? 0;
}
