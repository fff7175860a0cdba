import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sandboxEnvironment } from '#platform/config/sandbox-environment.ts';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import { openMovingProxy, type MovingProxy } from '#platform/testing/moving-proxy.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import type { RunningProgram } from '#tools/start/start-program.ts';
import { bundlePrograms } from '#tools/test-environment/bundle-programs.ts';
import { startHosted } from '#tools/test-environment/hosts/start-hosted.ts';
import { makeDataDir, removeDataDir } from '#tools/test-environment/make-data-dir.ts';
import { queueMessages } from '#tools/test-environment/seeds/queue-messages.ts';
import { seedShop, type SeededShop } from '#tools/test-environment/seeds/seed-shop.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { whileLocked } from '#tools/test-environment/while-locked.ts';
import { startProviderStandIn, type ProviderStandIn } from './provider-stand-in.ts';

/** More messages than one sender may have in flight and claimed at first. */
const CROWD = 300;
const FEW = 20;
/** More messages of one shop than a worker holds in flight and unwritten. */
const MANY = 5000;
/** The rows that a worker locks to write answers down. */
const COUNTS = 'update daily_rollups set sent = sent where shop_id = $1';
const ORDER_RECEIPT = { purpose: 'utility', sourceType: 'receiptStory' } as const;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let open: OpenDatabase;
let pool: pg.Pool;
let proxy: MovingProxy;
let provider: ProviderStandIn;
let env: NodeJS.ProcessEnv;
let worker: RunningProgram;
let key: Buffer;
let dataDir: string;

/** Two shops that share a worker. Trouble of the first must not affect the second. */
let troubled: SeededShop;
let neighbour: SeededShop;

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await openMovingProxy(database.url);
  open = openDatabase(database.url, { connections: 2 });
  pool = open.pool;
  provider = await startProviderStandIn();
  dataDir = makeDataDir();
  const sandbox = sandboxEnvironment({ sandboxPort: 1, dataDir });
  key = Buffer.from(sandbox['BELLBIRD_ENCRYPTION_KEY'] ?? '', 'base64');
  env = {
    ...process.env,
    ...sandbox,
    BELLBIRD_META_GRAPH_URL: provider.url,
    BELLBIRD_DATA_DIR: dataDir,
    BELLBIRD_LOG_LEVEL: 'silent',
    DATABASE_URL: proxy.url,
  };
  worker = await startWorker();
});
afterAll(async () => {
  provider.release();
  await worker.stop();
  await provider.close();
  await proxy.stop();
  await open.close();
  await database.drop();
  removeDataDir(dataDir);
});
beforeEach(async () => {
  troubled = await seedShop(open.db, key, CROWD);
  neighbour = await seedShop(open.db, key, FEW);
});

it('sends for one shop while another shop’s provider does not answer', async () => {
  provider.answer(troubled.senderId, 'hangs');
  await queueMessages(open.db, troubled);
  await waitFor('the other shop’s requests', async () => provider.handedOver(troubled.senderId).length >= 16);
  await queueMessages(open.db, neighbour, ORDER_RECEIPT);
  await allEnded(neighbour, 'sent', FEW);
  expect(await countIn(troubled, 'sent')).toBe(0);
  provider.release();
  await allEnded(troubled, 'sent', CROWD);
});

it.each([
  ['a zero character in the provider’s text', refusal('no\u0000 such number', 131_026)],
  ['a code out of range', refusal('no such number', 3_000_000_000)],
  ['an endless text', refusal('no '.repeat(20_000), 131_026)],
])('ends a refusal with %s like any other, and sends for the other shop', async (_name, body) => {
  provider.answer(troubled.senderId, { status: 400, body });
  await queueMessages(open.db, troubled);
  await queueMessages(open.db, neighbour);
  await allEnded(neighbour, 'sent', FEW);
  await allEnded(troubled, 'failed', CROWD);
});

it('sends for a shop with a time zone unknown to the database, and counts its messages by UTC', async () => {
  await pool.query(`update shops set time_zone = 'Mars/Base' where shop_id = $1`, [troubled.shopId]);
  await queueMessages(open.db, troubled);
  await queueMessages(open.db, neighbour);
  await allEnded(troubled, 'sent', CROWD);
  await allEnded(neighbour, 'sent', FEW);
});

it('sends for one shop while another shop’s answers cannot be written, and writes them later', async () => {
  await queueMessages(open.db, troubled, ORDER_RECEIPT);
  await allEnded(troubled, 'sent', CROWD);
  await whileLocked(database.url, COUNTS, troubled, async () => {
    await queueMessages(open.db, troubled, { ...ORDER_RECEIPT, sourceEvent: 'second' });
    await waitFor(
      'the other shop’s requests',
      async () => provider.handedOver(troubled.senderId).length === 2 * CROWD,
    );
    await queueMessages(open.db, neighbour);
    await allEnded(neighbour, 'sent', FEW);
    expect(await countIn(troubled, 'sent')).toBe(CROWD);
  });
  await allEnded(troubled, 'sent', 2 * CROWD);
  expect(new Set(provider.handedOver(troubled.senderId)).size).toBe(2 * CROWD);
});

it('sends only a limited number for a shop whose answers cannot be written, and the rest later', async () => {
  const crowded = await seedShop(open.db, key, MANY);
  await queueMessages(open.db, crowded, { ...ORDER_RECEIPT, phone: '+4915000000001' });
  await allEnded(crowded, 'sent', 1);
  await whileLocked(database.url, COUNTS, crowded, async () => {
    await queueMessages(open.db, crowded, { ...ORDER_RECEIPT, sourceEvent: 'second' });
    await waitFor('a first fixture', async () => provider.handedOver(crowded.senderId).length > 1000);
    for (let round = 1; round <= 5; round += 1) {
      await queueMessages(open.db, neighbour, { ...ORDER_RECEIPT, sourceEvent: `round ${round}` });
      await allEnded(neighbour, 'sent', FEW * round);
    }
    expect(await countQueued(crowded)).toBeGreaterThan(MANY / 4);
  });
  await allEnded(crowded, 'sent', MANY + 1);
  expect(new Set(provider.handedOver(crowded.senderId)).size).toBe(MANY + 1);
});

it('sends for one shop while another shop’s messages cannot be claimed, and for that shop later', async () => {
  await pool.query(`
    create function refuse_claim() returns trigger language plpgsql as $$ begin raise 'a fault'; end $$;
    create trigger refuse_claim before insert on claims for each row
      when (new.sender_id = '${troubled.senderId}') execute function refuse_claim()`);
  await queueMessages(open.db, troubled);
  await queueMessages(open.db, neighbour);
  await allEnded(neighbour, 'sent', FEW);
  expect(provider.handedOver(troubled.senderId)).toEqual([]);
  await pool.query('drop trigger refuse_claim on claims; drop function refuse_claim');
  await allEnded(troubled, 'sent', CROWD);
});

it('keeps unsent messages queued when the database goes away, and leaves none uncertain', async () => {
  provider.answer(troubled.senderId, 'hangs');
  await queueMessages(open.db, troubled);
  await waitFor('requests', async () => provider.handedOver(troubled.senderId).length >= 64);
  await waitFor('what was known of people’s consent to be old', hasOldClaims);
  proxy.close();
  provider.release();
  await waitFor('answers', async () => provider.answered(troubled.senderId) >= 64);
  // However slow the worker is, it has tried to check the next messages by then.
  await waitFor('questions in vain', async () => proxy.refused() >= 32);
  proxy.switchTo(database.url);
  await allEnded(troubled, 'sent', CROWD);
  expect(provider.handedOver(troubled.senderId)).toHaveLength(CROWD);
  const { rows } = await pool.query<{ reason: string }>(
    `select distinct t ->> 'reason' as reason from messages, jsonb_array_elements(verdict -> 'tries') t where shop_id = $1`,
    [troubled.shopId],
  );
  expect(rows).toEqual([{ reason: 'not begun: a fault of ours' }]);
});

it('returns unstarted messages to the queue when it is stopped, and leaves none uncertain', async () => {
  provider.answer(troubled.senderId, 'hangs');
  await queueMessages(open.db, troubled);
  await waitFor('requests', async () => provider.handedOver(troubled.senderId).length >= 16);
  const stopped = worker.stop();
  await waitFor('nothing claimed that waits', async () => (await countQueued(troubled)) > 0);
  provider.release();
  await stopped;
  const started = provider.handedOver(troubled.senderId).length;
  expect(await countIn(troubled, 'sent')).toBe(started);
  expect(await countQueued(troubled)).toBe(CROWD - started);
  worker = await startWorker();
  await allEnded(troubled, 'sent', CROWD);
  expect(provider.handedOver(troubled.senderId)).toHaveLength(CROWD);
});

async function startWorker(): Promise<RunningProgram> {
  return startHosted('worker', (await bundlePrograms()).server, env, ['--role=worker']);
}

function refusal(message: string, code: number): string {
  return JSON.stringify({ error: { message, code, type: 'OAuthException' } });
}

/** A worker checks a person's consent again 300 ms after the last check. */
async function hasOldClaims(): Promise<boolean> {
  const { rows } = await pool.query(
    `select from claims having max(claimed_at) < clock_timestamp() - interval '0.4 s'`,
  );
  return rows.length === 1;
}

function allEnded({ shopId }: SeededShop, state: 'sent' | 'failed', count: number): Promise<unknown> {
  return waitFor(`${count} messages ${state}`, async () => (await countIn({ shopId }, state)) === count);
}

async function countIn({ shopId }: Pick<SeededShop, 'shopId'>, state: 'sent' | 'failed'): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from messages where shop_id = $1 and state = $2',
    [shopId, state],
  );
  return rows[0]?.count ?? 0;
}

async function countQueued({ shopId }: SeededShop): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from outbox where shop_id = $1 and state = 'queued'`,
    [shopId],
  );
  return rows[0]?.count ?? 0;
}
