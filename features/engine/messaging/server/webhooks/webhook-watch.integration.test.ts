import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { openMovingProxy, type MovingProxy } from '#platform/testing/moving-proxy.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { WebhookWatch } from './webhook-watch.ts';

const OPENED = new Date('2026-11-20T09:00:00Z');
const LATER = new Date('2026-11-20T10:00:00Z');
const log = openLogger('silent', 'test');

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let proxy: MovingProxy;
let open: OpenDatabase;
let now = OPENED;
const running: WebhookWatch[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await openMovingProxy(database.url);
  open = openDatabase(proxy.url, { connections: 2 });
});
beforeEach(async () => {
  for (const watch of running.splice(0)) await watch.shut();
  now = OPENED;
  await open.pool.query('truncate webhook_processes');
  await open.pool.query('update webhook_availability set open_since = null');
});
afterAll(async () => {
  for (const watch of running) await watch.shut();
  await open.close();
  await proxy.stop();
  await database.drop();
});

it('webhooks are available since the first process started, and stay so with the second when the first stops normally', async () => {
  const first = await startWatch();
  now = LATER;
  await startWatch();
  await first.shut();
  expect(await openSince()).toEqual(OPENED);
});

it('webhooks are unavailable once no process answers, and available again with the next process', async () => {
  const only = await startWatch();
  await only.shut();
  expect(await openSince()).toBeNull();
  now = LATER;
  await startWatch();
  expect(await openSince()).toEqual(LATER);
});

it('webhooks have a gap if a process died', async () => {
  await startWatch();
  // A process that reported once and never signed off.
  await open.pool.query(
    `insert into webhook_processes values (gen_random_uuid(), clock_timestamp() - interval '11 s')`,
  );
  const survivor = await startWatch();
  now = LATER;
  await survivor.recordHeartbeat({ isSteady: true });
  expect(await openSince()).toEqual(LATER);
});

it('webhooks have no gap if one was refused while the database was unavailable: it is kept and stored later', async () => {
  const watch = await startWatch();
  const stored: string[] = [];
  const store = async () => {
    await open.pool.query('select 1');
    stored.push('receipt');
  };
  proxy.close();
  await expect(watch.watched(100, store)).rejects.toThrow(/terminat|ECONN|closed/i);
  expect(stored).toEqual([]);
  proxy.switchTo(database.url);
  await expect.poll(() => stored).toEqual(['receipt']);
  now = LATER;
  await watch.recordHeartbeat();
  expect(await openSince()).toEqual(OPENED);
});

it('webhooks have a gap if a refused one was too large to keep', async () => {
  const watch = await startWatch();
  const refuse = () => Promise.reject(new Error('the database is away'));
  await expect(watch.watched(65 * 1024 * 1024, refuse)).rejects.toThrow('the database is away');
  now = LATER;
  await watch.recordHeartbeat();
  expect(await openSince()).toEqual(LATER);
});

it('webhooks have no gap if one was refused and would be refused again', async () => {
  const watch = await startWatch();
  const turnAway = () => Promise.reject(new AppError('BAD_SIGNATURE'));
  await expect(watch.watched(65 * 1024 * 1024, turnAway)).rejects.toThrow(AppError);
  now = LATER;
  await watch.recordHeartbeat();
  expect(await openSince()).toEqual(OPENED);
});

it('webhooks have a gap if one was refused unread because too many arrived together', async () => {
  const watch = await startWatch();
  refuseUnread(watch);
  now = LATER;
  await watch.recordHeartbeat();
  expect(await openSince()).toEqual(LATER);
});

it('webhooks have a gap if one was refused unread just before the process stopped, and another process goes on', async () => {
  const first = await startWatch();
  await startWatch();
  refuseUnread(first);
  now = LATER;
  await first.shut();
  expect(await openSince()).toEqual(LATER);
});

function refuseUnread(watch: WebhookWatch): void {
  const greet = () => ({ update: () => undefined, isGood: () => true });
  const route = { path: '/receipts', bodyLimitBytes: 1000, greet, take: () => Promise.resolve() } as const;
  watch.watch(route).crowdedOut?.();
}

async function startWatch(): Promise<WebhookWatch> {
  const watch = new WebhookWatch({ db: open.db, clock: { now: () => now }, log });
  running.push(watch);
  await watch.open();
  return watch;
}

async function openSince(): Promise<Date | null> {
  const { rows } = await open.pool.query<{ open_since: Date | null }>(
    'select open_since from webhook_availability',
  );
  return rows[0]?.open_since ?? null;
}
