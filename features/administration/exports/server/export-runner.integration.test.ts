import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { forReader } from '#platform/language/for-reader.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { LocalStorage } from '#platform/storage/local-storage.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { addPeople } from '#tools/test-environment/seeds/add-people.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { texts as german } from '../texts/de.ts';
import { cancelExport } from './cancel-export.ts';
import { expireExportsOfPeople } from './expire-exports-of-people.ts';
import { takeNextExport, type ExportRow } from './export-queries.ts';
import { ExportRunner } from './export-runner.ts';
import { deliveryReport } from './kinds/delivery-report/kind.ts';
import { removeOldExports } from './remove-old-exports.ts';
import { requestExport } from './request-export.ts';

const opened = useTestDatabase({ connections: 4 });
let dataDir: string;
let storage: LocalStorage;
let ctx: Context;
/** How far the test clock is ahead of this machine's clock. */
let aheadMs = 0;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'exports-test-'));
  storage = new LocalStorage(path.join(dataDir, 'files'));
  ctx = {
    db: opened.db,
    slowDb: opened.db,
    log: openLogger('silent', 'test'),
    clock: { now: () => new Date(Date.now() + aheadMs) },
    settings: { dataDir, publicUrl: 'https://bell.example', encryptionKey: randomBytes(32) },
  } as unknown as Context;
});
afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  aheadMs = 0;
  await sql`truncate exports, mails`.execute(opened.db);
});

/** A shop with this many messages of a campaign, each to a different person. */
async function seed(messages: number): Promise<number> {
  const shopId = await insertShop(opened.db);
  const at = new Date(Date.now() - 60_000);
  const time = at.getTime().toString(16).padStart(12, '0');
  await addPeople(opened.db, shopId, messages);
  await sql`
    insert into messages (shop_id, message_id, created_at, sender_id, subscriber_id, channel, purpose, source_type,
      source_event, content, state, sent_at)
    select ${shopId}, (${time}::text || '7' || substr(md5(subscriber_id::text), 1, 3) || '8' ||
      substr(md5(subscriber_id::text), 4, 15))::uuid, ${at}, gen_random_uuid(), subscriber_id, 'WA', 'marketing',
      'abandonedCart', 'cart', '{}', 'sent', ${at}
    from subscribers where shop_id = ${shopId}`.execute(opened.db);
  return shopId;
}

function request(shopId: number, emailTo: string | null = 'eva@shop.example') {
  const params = { campaignType: 'abandonedCart', timeZone: 'UTC' };
  return inShop(opened.db, shopId, (tx) =>
    requestExport(ctx, tx, { shopId, kind: deliveryReport, params, emailTo }),
  );
}

async function rowOf(exportId: string): Promise<ExportRow> {
  return opened.db
    .selectFrom('exports')
    .selectAll()
    .where('export_id', '=', exportId)
    .executeTakeFirstOrThrow();
}

async function runAll(runner: ExportRunner): Promise<void> {
  while (await runner.runNext());
}

const lost = () =>
  sql`update exports set beat_at = clock_timestamp() - interval '3 minutes'`.execute(opened.db);
const subjects = async () =>
  (await opened.db.selectFrom('mails').select('subject').orderBy('subject').execute()).map(
    (row) => row.subject,
  );
const writing = () => readdir(path.join(dataDir, 'exporting')).catch(() => []);

it('writes every message once, over many pages, and sends the e-mail', async () => {
  const exportId = await request(await seed(4321));
  await runAll(new ExportRunner(ctx, storage));
  const row = await rowOf(exportId);
  expect(row).toMatchObject({ state: 'ready', rows_done: 4321, rows_total: 4321, attempts: 1 });
  const stored = await storage.read(row.file_key ?? '');
  const lines = (stored ? await readText(stored) : '').trim().split('\r\n').slice(1);
  expect(new Set(lines.map((line) => line.split(',')[5])).size).toBe(4321);
  expect(await subjects()).toEqual(['Your file is ready: Delivery report, Abandoned cart']);
  expect(await writing()).toEqual([]);
});

it('writes the file and the mail in the language of the person who requested it', async () => {
  const shopId = await seed(1);
  const english = await request(shopId);
  const exportId = await forReader({ language: 'de', locale: 'de-AT' }, () => request(shopId));
  expect(exportId).not.toBe(english);
  await runAll(new ExportRunner(ctx, storage));
  const stored = await storage.read((await rowOf(exportId)).file_key ?? '');
  expect(stored ? await readText(stored) : '').toContain(german.fileColumns.channel);
  const [mail] = await opened.db
    .selectFrom('mails')
    .select(['subject', 'body'])
    .where('mail_id', '=', (await rowOf(exportId)).mail_id)
    .execute();
  expect(mail?.subject).toMatch(/^Deine Datei ist fertig: /);
  expect(mail?.body).toContain(german.mails.hello);
});

it('finishes a short export long before another shop’s long one that was requested first', async () => {
  const [long, short] = [await request(await seed(20_000)), await request(await seed(3))];
  const runner = new ExportRunner(ctx, storage);
  while ((await rowOf(short)).state !== 'ready') await runner.runNext();
  const { state, rows_done: done } = await rowOf(long);
  expect(state).toBe('running');
  expect(done).toBeLessThan(10_000);
  await runner.stop();
  expect(await rowOf(long)).toMatchObject({ state: 'queued', attempts: 0 });
});

it('removes files about people when somebody is erased, and restarts a running export', async () => {
  const shopId = await seed(5000);
  const ready = await request(shopId);
  await runAll(new ExportRunner(ctx, storage));
  const { file_key: fileKey } = await rowOf(ready);
  const running = await request(shopId);
  const runner = new ExportRunner(ctx, storage);
  await runner.runNext();
  expect(await rowOf(running)).toMatchObject({ state: 'running' });
  await expireExportsOfPeople(ctx, storage, { shopId, askedUntil: ctx.clock.now() });
  expect(await rowOf(ready)).toMatchObject({ state: 'expired', file_key: null });
  expect(await storage.read(fileKey ?? '')).toBeNull();
  expect(await rowOf(running)).toMatchObject({ state: 'queued' });
  await runAll(runner);
  expect(await writing()).toEqual([]);
  aheadMs += 61_000;
  await runAll(new ExportRunner(ctx, storage));
  expect(await rowOf(running)).toMatchObject({ state: 'ready', rows_total: 5000 });
});

it('restarts an export that a worker abandoned, and the old worker stores nothing more', async () => {
  const exportId = await request(await seed(5000));
  const frozen = new ExportRunner(ctx, storage);
  await frozen.runNext();
  await lost();
  const other = new ExportRunner(ctx, storage);
  await other.runNext();
  // The old worker notices this at its next page and stops writing.
  await frozen.runNext();
  expect(await writing()).toHaveLength(1);
  expect(await rowOf(exportId)).toMatchObject({ state: 'running', attempts: 2 });
  await runAll(other);
  expect(await rowOf(exportId)).toMatchObject({ state: 'ready', rows_total: 5000 });
  expect(await subjects()).toHaveLength(1);
  expect(await writing()).toEqual([]);
});

it('fails an export after three workers died while writing it', async () => {
  const exportId = await request(await seed(1));
  for (let death = 1; death <= 3; death += 1) {
    await takeNextExport(opened.db, ctx.clock.now());
    await lost();
  }
  await runAll(new ExportRunner(ctx, storage));
  expect(await rowOf(exportId)).toMatchObject({ state: 'failed', reason: 'crashed', file_key: null });
  expect(await subjects()).toEqual(['Your file could not be written: Delivery report, Abandoned cart']);
});

it('retries a failed export later, gives up after three tries, and meanwhile writes other exports', async () => {
  const [broken, good] = [await request(await seed(1)), await request(await seed(1))];
  await sql`update exports set params = '{}' where export_id = ${broken}`.execute(opened.db);
  const runner = new ExportRunner(ctx, storage);
  await runAll(runner);
  expect(await rowOf(good)).toMatchObject({ state: 'ready' });
  expect(await rowOf(broken)).toMatchObject({ state: 'queued', attempts: 1 });
  for (let tries = 2; tries <= 3; tries += 1) {
    aheadMs += 3600 * 1000;
    await runAll(runner);
  }
  expect(await rowOf(broken)).toMatchObject({ state: 'failed', reason: 'broken' });
});

it('stops writing a cancelled export, and stores nothing', async () => {
  const shopId = await seed(5000);
  const exportId = await request(shopId);
  const runner = new ExportRunner(ctx, storage);
  await runner.runNext();
  expect(await inShop(opened.db, shopId, (tx) => cancelExport(ctx, tx, shopId, exportId))).toBe('cancelled');
  await runAll(runner);
  expect(await rowOf(exportId)).toMatchObject({ state: 'cancelled', file_key: null });
  expect(await subjects()).toEqual([]);
  expect(await writing()).toEqual([]);
});

it('does not write the same file twice at the same time', async () => {
  const shopId = await seed(0);
  expect(await request(shopId)).toBe(await request(shopId));
  expect(await request(shopId, 'omar@shop.example')).not.toBe(await request(shopId));
});

it('deletes a file after seven days', async () => {
  const exportId = await request(await seed(1));
  await runAll(new ExportRunner(ctx, storage));
  const { file_key: key } = await rowOf(exportId);
  aheadMs += 7 * 24 * 3600 * 1000;
  await removeOldExports(ctx, storage);
  expect(await rowOf(exportId)).toMatchObject({ state: 'expired', file_key: null });
  expect(await storage.read(key ?? '')).toBeNull();
});
