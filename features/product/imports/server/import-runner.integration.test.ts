import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Context } from '#platform/context.ts';
import { EventBus } from '#platform/events/domain-events.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { openStorage, type Storage } from '#platform/storage/storage.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import type { ImportPlan } from '../contract/import.ts';
import { clearImports } from './clear-imports.ts';
import { cancelImport } from './end-import.ts';
import { findImport, type ImportRow } from './import-queries.ts';
import { ImportRunner } from './import-runner.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const PLAN: ImportPlan = {
  delimiter: ',',
  hasHeader: true,
  columns: [{ target: 'phone' }, { target: 'firstName' }, { target: 'consent' }],
  country: 'DE',
  statement: 'At our stand',
};
/** More people than one step reads or adds. */
const PEOPLE = 14_000;
const A_STEP = 10_000;

const open = useTestDatabase({ connections: 4 });
let ctx: Context;
let storage: Storage;
let folder: string;
let shopId: number;
let importId: string;
/** All runners of a test. Runners that “die” have open files, which only the end of their process would close. */
const runners: ImportRunner[] = [];
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'bellbird-imports-'));
  const settings = { encryptionKey: Buffer.alloc(32, 7), dataDir: folder, storage: { s3: null } };
  ctx = {
    db: open.db,
    slowDb: open.db,
    pool: open.pool,
    clock: { now: () => NOW },
    events: new EventBus(),
    log: openLogger('silent', 'test'),
    settings,
  } as unknown as Context;
  storage = openStorage(ctx.settings);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  shopId = await insertShop(open.db);
  importId = await queue(shopId, PEOPLE);
});

afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop();
});

it('adds everybody once, and deletes the file and its rows afterwards', async () => {
  await runToEnd(openRunner());
  expect(await look()).toMatchObject({ state: 'completed', population: PEOPLE, people_agreed: PEOPLE });
  expect(await counted()).toEqual({ subscribers: PEOPLE, members: PEOPLE, grants: PEOPLE });
  await clearImports(ctx, storage);
  expect(await look()).toMatchObject({ file_key: null, population: PEOPLE });
  expect(await staged()).toBe(0);
});

it.each(['reading', 'adding'])('continues after a worker died while %s', async (state) => {
  const dead = openRunner();
  await runUntil(dead, (row) => row.state === state && (row.people_added > 0 || state === 'reading'));
  expect(await openRunner().runNext()).toBe(false);
  await age();
  await runToEnd(openRunner());
  expect(await look()).toMatchObject({ state: 'completed', population: PEOPLE, people_agreed: PEOPLE });
  expect(await counted()).toEqual({ subscribers: PEOPLE, members: PEOPLE, grants: PEOPLE });
  // The first worker notices that it has lost the import, and changes nothing.
  await runToEnd(dead);
  expect(await counted()).toEqual({ subscribers: PEOPLE, members: PEOPLE, grants: PEOPLE });
});

it('reads the file again if the staged rows are lost, and keeps one file of refused rows', async () => {
  await open.pool.query('delete from imports where import_id = $1', [importId]);
  importId = await queue(shopId, PEOPLE, 'call me,Nobody,yes\n');
  await runUntil(openRunner(), (row) => row.people_added > 0);
  await open.pool.query('truncate import_rows');
  await age();
  await runToEnd(openRunner());
  const row = await look();
  expect(row).toMatchObject({ state: 'completed', population: PEOPLE, people_new: PEOPLE });
  const files = readdirSync(path.join(folder, 'files', 'imports', String(shopId)));
  expect(files.filter((name) => name.includes('errors'))).toEqual([path.basename(row.errors_key ?? '')]);
  expect(await counted()).toEqual({ subscribers: PEOPLE, members: PEOPLE, grants: PEOPLE });
});

it('gives up an import after three crashes, with a reason', async () => {
  for (let death = 0; death < 3; death += 1) {
    await openRunner().runNext();
    await age();
  }
  await runToEnd(openRunner());
  expect(await look()).toMatchObject({ state: 'failed', reason: 'crashed', people_added: 0 });
});

it('fails with a reason if the file is missing', async () => {
  const { file_key: key } = await look();
  await storage.remove(key ?? '');
  await runToEnd(openRunner());
  expect(await look()).toMatchObject({ state: 'failed', reason: 'fileGone' });
});

it('stops when it is cancelled, and reports its progress', async () => {
  const runner = openRunner();
  await runUntil(runner, (row) => row.people_added > 0);
  await open.db.transaction().execute((tx) => cancelImport(ctx, tx, { shopId, importId }));
  await runToEnd(runner);
  const row = await look();
  expect(row).toMatchObject({ state: 'cancelled', population: row.people_added });
  expect(row.people_added).toBeLessThan(PEOPLE);
  expect((await counted()).members).toBe(row.people_added);
});

it('counts only the added people if it is cancelled while adding people', async () => {
  const runner = openRunner();
  await runUntil(runner, (row) => row.people_added > 0);
  const cancelling = open.db.transaction().execute((tx) => cancelImport(ctx, tx, { shopId, importId }));
  const [, cancelled] = await Promise.all([runner.runNext(), cancelling]);
  expect(cancelled.state).toBe('cancelled');
  await runToEnd(runner);
  expect((await counted()).members).toBe((await look()).people_added);
  expect((await counted()).subscribers).toBe((await look()).people_added);
});

it('releases a stopped import to the next worker immediately, without counting an attempt', async () => {
  const stopped = openRunner();
  await stopped.runNext();
  await stopped.stop();
  await runToEnd(openRunner());
  expect(await look()).toMatchObject({ state: 'completed', attempts: 1 });
});

it('does not let a small list wait for a large one of another shop', async () => {
  const large = importId;
  const runner = openRunner();
  await runUntil(runner, (row) => row.state === 'reading');
  const neighbour = await insertShop(open.db);
  const small = await queue(neighbour, 10);
  const isOver = async () => (await findImport(open.db, neighbour, small))?.state === 'completed';
  while (!(await isOver())) await runner.runNext();
  expect((await findImport(open.db, shopId, large))?.state).not.toBe('completed');
  await runToEnd(runner);
});

it('reads a file of mostly empty lines in steps too', async () => {
  await open.pool.query('delete from imports where import_id = $1', [importId]);
  importId = await queue(shopId, 1, `${' '.repeat(60_000)}\n`.repeat(150));
  const runner = openRunner();
  await runner.runNext();
  expect(await look()).toMatchObject({ state: 'reading' });
  await runToEnd(runner);
  expect(await look()).toMatchObject({ state: 'completed', population: 1 });
});

it('records no consent for people with a “no” in another row, and ignores rows without an answer', async () => {
  shopId = await insertShop(open.db);
  const rows = ['0151 10000003,Again,No', '+4915110000004,Again,unsubscribed', '+4915110000005,Again,'];
  importId = await queue(shopId, 3000, rows.join('\n'));
  await runToEnd(openRunner());
  expect(await look()).toMatchObject({ state: 'completed', population: 3000, people_agreed: 2998 });
  const { rows: agreed } = await open.pool.query<{ phone_e164: string }>(
    `select phone_e164 from subscribers where shop_id = $1 and has_marketing_consent and phone_e164 like '+491511000000_'`,
    [shopId],
  );
  const known = agreed.map(({ phone_e164: phone }) => phone.slice(-1)).toSorted();
  expect(known).toEqual(['0', '1', '2', '5', '6', '7', '8', '9']);
});

function openRunner(): ImportRunner {
  const runner = new ImportRunner(ctx, storage);
  runners.push(runner);
  return runner;
}

async function queue(shop: number, people: number, more = ''): Promise<string> {
  const id = randomUUID();
  const content = Array.from(
    { length: people },
    (_, nth) => `+49151${String(10_000_000 + nth)},Person ${nth},yes\n`,
  );
  const place = path.join(folder, 'list');
  writeFileSync(place, `Phone,Name,Consent\n${content.join('')}${more}`);
  const key = `imports/${shop}/${id}.csv`;
  await storage.put(key, { path: place, contentType: 'text/csv' });
  rmSync(place);
  await open.db
    .insertInto('imports')
    .values({
      shop_id: shop,
      import_id: id,
      name: 'Spring',
      state: 'queued',
      file_key: key,
      file_encoding: 'utf-8',
      plan: JSON.stringify(PLAN),
      due_at: NOW,
      created_at: NOW,
    })
    .execute();
  return id;
}

async function look(): Promise<ImportRow> {
  const row = await findImport(open.db, shopId, importId);
  if (!row) throw new Error('the import is gone');
  return row;
}

async function runToEnd(runner: ImportRunner): Promise<void> {
  while (await runner.runNext());
}

async function runUntil(runner: ImportRunner, is: (row: ImportRow) => boolean): Promise<void> {
  while (!is(await look())) expect(await runner.runNext()).toBe(true);
}

/** Waits until the step's rows are stored, and makes the worker's last sign of life an hour older. */
async function age(): Promise<void> {
  await waitFor('what a step read to be stored', async () => {
    const { state, rows_read: read } = await look();
    return state !== 'reading' || read >= A_STEP;
  });
  // The count restarts at zero, so that the rows of the next attempt can be distinguished.
  await open.pool.query(`
    update imports set beat_at = beat_at - interval '1 hour',
      rows_read = case when state = 'reading' then 0 else rows_read end
    where beat_at is not null`);
}

async function staged(): Promise<number> {
  const { rows } = await open.pool.query<{ n: number }>(
    'select count(*) as n from import_rows where shop_id = $1 and import_id = $2',
    [shopId, importId],
  );
  return rows[0]?.n ?? 0;
}

async function counted() {
  const { rows } = await open.pool.query<{ subscribers: number; members: number; grants: number }>(
    `select (select count(*) from subscribers where shop_id = $1) as subscribers,
       (select count(*) from import_members where shop_id = $1 and import_id = $2) as members,
       (select count(*) from consent_ledger where shop_id = $1 and origin = 'import') as grants`,
    [shopId, importId],
  );
  return rows[0] ?? { subscribers: 0, members: 0, grants: 0 };
}
