import { mkdtempSync, readFileSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import { cloneDatabase, type ClonedDatabase } from '#platform/testing/clone-database.ts';
import { takeBackup } from '#tools/backup/take-backup.ts';
import { queueForAll } from '#tools/chaos/queue-for-all.ts';
import { restoreBackup } from '#tools/restore/restore-backup.ts';
import { ask, openServer, type OpenServer } from '#tools/world/open-server.ts';
import { queueMessages } from '#tools/world/queue-messages.ts';
import { waitFor } from '#tools/world/wait-for.ts';
import { worldNow } from '#tools/world/world-time.ts';

const MESSAGES = 1500;
const KEY = 'an-operator-key-of-24-signs';
const HELD = { authorization: `Basic ${Buffer.from(`me:${KEY}`).toString('base64')}` };

let server: OpenServer;
let fresh: ClonedDatabase;
let restored: OpenDatabase;
const folder = path.join(mkdtempSync(path.join(tmpdir(), 'bellbird-backup-')), 'backup');
beforeAll(async () => {
  server = await openServer({ role: 'api' });
  fresh = await cloneDatabase(inject('postgresUrl'), 'template0');
  restored = openDatabase(fresh.url, { connections: 2 });
});
afterAll(async () => {
  await restored.close();
  await server.close();
  await fresh.drop();
  rmSync(path.dirname(folder), { recursive: true });
});

it(
  'sends nothing twice when it is restored from the middle of a sending, on a new database',
  { timeout: 60_000 },
  async () => {
    const { world, db } = server;
    await queueForAll(world, db, MESSAGES);
    await server.rows('update senders set sends_per_second = 150');
    await waitFor('a good part to be sent', async () => (await summary()).accepted > 150);

    await takeBackup({ ...places(server.databaseUrl), isOnS3: false });
    await server.rows('update senders set sends_per_second = 5000');
    await waitFor('all to be sent', async () => (await summary()).accepted === MESSAGES, 30_000);
    await Promise.all(world.programs.slice(1).map((program) => program.stop()));

    await restoreBackup({ ...places(fresh.url), encryptionKey: keyOf(server) });
    await world.startServer('all', { DATABASE_URL: fresh.url, BELLBIRD_OPERATOR_KEY: KEY });
    expect((await ask(`${server.appUrl}/health/ready`)).body).toEqual({ status: 'ready', notReady: [] });

    const held = await page();
    expect(held).toMatch(/[1-9]\d* messages that were waiting to be sent/);
    expect(await count("select from outbox where state = 'aside'")).toBeGreaterThan(MESSAGES / 4);

    // What is new goes out as ever, so the worker has looked at what is due.
    await queueOne();
    await waitFor('a new message to be sent', async () => (await summary()).accepted === MESSAGES + 1);
    expect(await summary()).toEqual({
      accepted: MESSAGES + 1,
      byCallbackData: MESSAGES + 1,
      duplicates: [],
    });
  },
);

it('puts aside what a campaign would say once more of the time that was lost', async () => {
  const [times] = await ask1<{ backed_up_at: Date; restored_at: Date }>(
    'select backed_up_at, restored_at from installation',
  );
  const lost = times?.backed_up_at ?? new Date(0);
  expect(await stateOfOneAbout(new Date(lost.getTime() + 1))).toBe('aside');
  expect(await stateOfOneAbout(new Date(lost.getTime() - 60_000))).toBe('queued');
  expect(await stateOfOneAbout(new Date((times?.restored_at.getTime() ?? 0) + 1))).toBe('queued');
});

it('does with what it holds what an operator says, and notes who said so', async () => {
  const before = await summary();
  expect((await ask(`${server.appUrl}/operator`)).status).toBe(401);
  expect((await decide({ what: 'aside', kind: 'message', decision: 'drop', note: '' })).location).toContain(
    'Nothing%20was%20done',
  );
  const fromElsewhere = { ...HELD, 'sec-fetch-site': 'cross-site' };
  expect((await ask(`${server.appUrl}/operator`, { headers: fromElsewhere })).status).toBe(403);
  const early = await decide({ what: 'endHolding', decision: 'end', note: 'too early' });
  expect(early.location).toContain('still%20held%20back');

  for (const kind of ['message', 'timer', 'sending', 'broadcast', 'webhook', 'mail', 'command', 'job'])
    await decide({ what: 'aside', kind, decision: 'drop', note: '<b>all</b> had gone out' });
  await decide({ what: 'endHolding', decision: 'end', note: 'decided about all' });
  const shown = await page();
  expect(shown).not.toContain('Restored from a backup');
  expect(shown).toContain('&lt;b&gt;all&lt;/b&gt; had gone out');
  expect(await count("select from outbox where state = 'aside'")).toBe(0);
  expect(await count("select from messages where verdict ->> 'reason' = 'cancelled'")).toBeGreaterThan(0);
  expect((await summary()).duplicates).toEqual([]);
  expect((await summary()).accepted).toBe(before.accepted);
});

it('refuses a database in use, another key, and a backup that is not whole', async () => {
  const key = keyOf(server);
  await expect(restoreBackup({ ...places(fresh.url), encryptionKey: key })).rejects.toThrow('in use already');
  const empty = await cloneDatabase(inject('postgresUrl'), 'template0');
  try {
    const into = places(empty.url);
    const other = Buffer.alloc(32, 1);
    await expect(restoreBackup({ ...into, encryptionKey: other })).rejects.toThrow('is not the one');
    const file = path.join(folder, 'tables', 'messages.gz');
    truncateSync(file, Math.floor(readFileSync(file).length / 2));
    await expect(restoreBackup({ ...into, encryptionKey: key })).rejects.toThrow('unexpected end of file');
    rmSync(path.join(folder, 'manifest.json'));
    await expect(restoreBackup({ ...into, encryptionKey: key })).rejects.toThrow('no whole backup');
    expect(readdirSync(folder)).toContain('tables');
  } finally {
    await empty.drop();
  }
});

function places(databaseUrl: string) {
  const { dataDir } = server.world;
  return { databaseUrl, dataDir, folder, clockOffsetFile: path.join(dataDir, 'clock-offset') };
}

function keyOf({ world }: OpenServer): Buffer {
  return Buffer.from(readFileSync(path.join(world.dataDir, 'encryption-key'), 'utf8'), 'base64');
}

function summary(): Promise<{ accepted: number; byCallbackData: number; duplicates: string[] }> {
  return server.world.control('/whatsapp/messages/summary');
}

async function page(): Promise<string> {
  const { status, body } = await ask(`${server.appUrl}/operator`, { headers: HELD });
  expect(status).toBe(200);
  return String(body);
}

function decide(form: Record<string, string>) {
  return ask(`${server.appUrl}/operator`, {
    method: 'POST',
    headers: { ...HELD, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });
}

async function ask1<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await restored.pool.query<Row>(text, values)).rows;
}

async function count(from: string): Promise<number> {
  return Number((await ask1<{ count: string }>(`select count(*) from (${from}) found`))[0]?.count);
}

async function queueOne(): Promise<void> {
  const [sender] = await ask1<{ shop_id: string; sender_id: string; phone: string }>(
    `select s.shop_id, s.sender_id, (select phone_e164 from subscribers limit 1) as phone from senders s limit 1`,
  );
  const of = { shopId: Number(sender?.shop_id), senderId: sender?.sender_id ?? '' };
  await queueMessages(restored.db, of, {
    phone: sender?.phone ?? '',
    purpose: 'utility',
    sourceEvent: 'new',
  });
}

/** Where a message about something of that moment lands, the way campaigns write them; it is taken away again. */
async function stateOfOneAbout(sourceAt: Date): Promise<string | undefined> {
  const client = await restored.pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `insert into messages (shop_id, message_id, created_at, sender_id, subscriber_id, channel, purpose, source_kind,
         source_type, source_event, source_at, content, state)
       select shop_id, gen_random_uuid(), $1, sender_id, gen_random_uuid(), 'WA', 'utility', 'campaign', 'orderConfirmation',
         'one about the lost time', $2, '{}', 'queued' from senders limit 1`,
      [worldNow(), sourceAt],
    );
    const { rows } = await client.query<{ state: string }>(
      `insert into outbox (shop_id, message_id, created_at, sender_id, priority, state, due_at, expires_at)
       select shop_id, message_id, created_at, sender_id, 1, 'queued', created_at, created_at + interval '1 day'
       from messages where source_event = 'one about the lost time' returning state`,
    );
    return rows[0]?.state;
  } finally {
    await client.query('rollback');
    client.release();
  }
}
