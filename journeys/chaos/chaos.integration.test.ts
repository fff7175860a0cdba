import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/migrate.ts';
import type { RunningProgram } from '../../tools/start/start-program.ts';
import { queueMessages } from '../../tools/world/queue-messages.ts';
import { startWorld, type World } from '../../tools/world/start-world.ts';
import { waitFor } from '../../tools/world/wait-for.ts';
import { openMovingDoor, type MovingDoor } from './moving-door.ts';

const MESSAGES = 20_000;
const ELEVEN_MINUTES_MS = 11 * 60 * 1000;
const WITHIN_MS = 120_000;

let dataDir: string;
let postgres: EmbeddedPostgres;
let door: MovingDoor;
let pool: pg.Pool;
let world: World;
const workers: RunningProgram[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'bellbird-chaos-'));
  postgres = await startEmbeddedPostgres({ dataDir });
  await migrate(postgres.url);
  door = await openMovingDoor(postgres.url);
  pool = new pg.Pool({ connectionString: door.url, max: 2 });
  // The restart cuts these too; the next query opens a new one.
  pool.on('error', () => undefined);
  world = await startWorld({ databaseUrl: door.url, role: 'api' });
  workers.push(world.programs.at(-1) as RunningProgram, await world.startServer('worker'));
}, 60_000);

afterAll(async () => {
  await world.stop();
  await pool.end();
  await door.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it(
  'loses nothing and sends nothing twice while everything around it breaks',
  { timeout: 300_000 },
  async () => {
    await queueAll();
    for (const [accepted, breakage] of [
      [1500, killOne],
      [4000, misbehave],
      [7000, killOne],
      [10_000, restartDatabase],
      [14_000, killOne],
    ] as const) {
      await waitFor(`${accepted} messages`, async () => (await summary()).accepted >= accepted, WITHIN_MS);
      await breakage();
    }
    await settleEverything();

    expect(await countOutbox('true')).toBe(0);
    expect(await summary()).toEqual({ accepted: MESSAGES, byCallbackData: MESSAGES, duplicates: [] });
    expect(await counts()).toEqual({ sent: MESSAGES, delivered: MESSAGES, failed: 0 });
  },
);

/**
 * Waits until nothing moves by itself any more, then lets eleven minutes pass, until nothing is left: what is in doubt
 * is decided after ten minutes of silence, and a silence proves something only when no receipt is on its way.
 */
async function settleEverything(): Promise<void> {
  for (let rounds = 0; rounds < 10; rounds += 1) {
    await waitFor('everything to come to rest', isAtRest, WITHIN_MS);
    if ((await countOutbox('true')) === 0) return;
    await world.forward(ELEVEN_MINUTES_MS);
  }
}

async function isAtRest(): Promise<boolean> {
  const { now } = await world.control<{ now: string }>('/clock');
  const moving = await countOutbox(
    `state = 'sending' or (state = 'queued' and due_at <= '${now}')
     or (state = 'uncertain' and claimed_at < '${now}'::timestamptz - interval '10 minutes')`,
  );
  return moving === 0 && (await counts()).delivered === (await summary()).accepted;
}

async function killOne(): Promise<void> {
  const [victim] = workers.splice(Math.floor(Math.random() * workers.length), 1);
  await victim?.kill();
  workers.push(await world.startServer('worker'));
}

/** Faults, too many requests, and messages that are taken without an answer. */
async function misbehave(): Promise<void> {
  for (const [kind, times] of [
    ['serverError', 200],
    ['rateLimited', 20],
    ['timeoutAfterAcceptance', 200],
  ] as const) {
    await world.control('/misbehaviour', { partner: 'whatsapp', kind, times, delayMs: 20 });
  }
}

async function restartDatabase(): Promise<void> {
  door.close();
  await postgres.stop();
  postgres = await startEmbeddedPostgres({ dataDir });
  door.leadTo(postgres.url);
}

async function queueAll(): Promise<void> {
  await pool.query('update campaigns set is_on = true');
  await world.control('/whatsapp/number', { throughputPerSecond: 100_000, tier: 'TIER_UNLIMITED' });
  const { rows } = await pool.query<{ shop_id: number; sender_id: string }>(
    'update senders set sends_per_second = 5000 returning shop_id::int, sender_id',
  );
  const [sender] = rows;
  if (!sender) throw new Error('the demo shop has no number');
  // Their last four digits lie beyond those that the sandbox treats in ways of their own.
  await pool.query(
    `insert into subscribers (shop_id, subscriber_id, channel, phone_e164, has_marketing_consent, opted_in_at, created_at)
     select $1, gen_random_uuid(), 'WA', '+49151' || (20000 + n / 5000)::text || (5000 + n % 5000)::text, true, now(), now()
     from generate_series(0, $2::int - 1) n`,
    [sender.shop_id, MESSAGES],
  );
  await queueMessages(pool, { shopId: sender.shop_id, senderId: sender.sender_id });
}

function summary(): Promise<{ accepted: number; byCallbackData: number; duplicates: string[] }> {
  return world.control('/whatsapp/messages/summary');
}

async function counts(): Promise<{ sent: number; delivered: number; failed: number }> {
  const { rows } = await pool.query<{ sent: number; delivered: number; failed: number }>(
    `select coalesce(sum(sent), 0)::int as sent, coalesce(sum(delivered), 0)::int as delivered,
       coalesce(sum(failed), 0)::int as failed from daily_rollups`,
  );
  return rows[0] ?? { sent: 0, delivered: 0, failed: 0 };
}

async function countOutbox(condition: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from outbox where ${condition}`,
  );
  return rows[0]?.count ?? 0;
}
