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
let way: MovingProxy;
let open: OpenDatabase;
let now = OPENED;
const running: WebhookWatch[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  way = await openMovingProxy(database.url);
  open = openDatabase(way.url, { connections: 2 });
});
beforeEach(async () => {
  for (const doors of running.splice(0)) await doors.shut();
  now = OPENED;
  await open.pool.query('truncate webhook_doors');
  await open.pool.query('update webhook_door_watch set open_since = null');
});
afterAll(async () => {
  for (const doors of running) await doors.shut();
  await open.close();
  await way.stop();
  await database.drop();
});

it('are available since the first process started, and stay so with the second when the first stops normally', async () => {
  const first = await openDoors();
  now = LATER;
  await openDoors();
  await first.shut();
  expect(await openSince()).toEqual(OPENED);
});

it('are unavailable once no process answers, and available again with the next process', async () => {
  const only = await openDoors();
  await only.shut();
  expect(await openSince()).toBeNull();
  now = LATER;
  await openDoors();
  expect(await openSince()).toEqual(LATER);
});

it('have a gap if a process died', async () => {
  await openDoors();
  // A process that reported once and never signed off.
  await open.pool.query(
    `insert into webhook_doors values (gen_random_uuid(), clock_timestamp() - interval '11 s')`,
  );
  const survivor = await openDoors();
  now = LATER;
  await survivor.recordHeartbeat({ isSteady: true });
  expect(await openSince()).toEqual(LATER);
});

it('have no gap for a webhook that was refused while the database was unavailable: it is kept and stored later', async () => {
  const doors = await openDoors();
  const stored: string[] = [];
  const store = async () => {
    await open.pool.query('select 1');
    stored.push('receipt');
  };
  way.close();
  await expect(doors.watched(100, store)).rejects.toThrow(/terminat|ECONN|closed/i);
  expect(stored).toEqual([]);
  way.leadTo(database.url);
  await expect.poll(() => stored).toEqual(['receipt']);
  now = LATER;
  await doors.recordHeartbeat();
  expect(await openSince()).toEqual(OPENED);
});

it('have a gap for a refused webhook that was too large to keep', async () => {
  const doors = await openDoors();
  const refuse = () => Promise.reject(new Error('the database is away'));
  await expect(doors.watched(65 * 1024 * 1024, refuse)).rejects.toThrow('the database is away');
  now = LATER;
  await doors.recordHeartbeat();
  expect(await openSince()).toEqual(LATER);
});

it('have no gap for a webhook that was refused and would be refused again', async () => {
  const doors = await openDoors();
  const turnAway = () => Promise.reject(new AppError('BAD_SIGNATURE'));
  await expect(doors.watched(65 * 1024 * 1024, turnAway)).rejects.toThrow(AppError);
  now = LATER;
  await doors.recordHeartbeat();
  expect(await openSince()).toEqual(OPENED);
});

it('have a gap for a webhook that was refused unread because too many arrived together', async () => {
  const doors = await openDoors();
  const greet = () => ({ update: () => undefined, isGood: () => true });
  const door = { path: '/receipts', bodyLimitBytes: 1000, greet, take: () => Promise.resolve() } as const;
  doors.watch(door).crowdedOut?.();
  now = LATER;
  await doors.recordHeartbeat();
  expect(await openSince()).toEqual(LATER);
});

async function openDoors(): Promise<WebhookWatch> {
  const doors = new WebhookWatch({ db: open.db, clock: { now: () => now }, log });
  running.push(doors);
  await doors.open();
  return doors;
}

async function openSince(): Promise<Date | null> {
  const { rows } = await open.pool.query<{ open_since: Date | null }>(
    'select open_since from webhook_door_watch',
  );
  return rows[0]?.open_since ?? null;
}
