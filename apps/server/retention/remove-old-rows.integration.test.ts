import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PRIORITY } from '#features/engine/messaging/contract/message.ts';
import { createSending, type Recipient } from '#features/engine/messaging/server/sendings-api.ts';
import { makeMonthPart } from '#platform/database/month-partitions.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { LocalStorage } from '#platform/storage/local-storage.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { insertSender } from '#tools/test-environment/seeds/insert-sender.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { queueMessage } from '#tools/test-environment/seeds/queue-message.ts';
import { removeOldRows } from './remove-old-rows.ts';

const NOW = new Date('2030-06-15T12:00:00Z');

const open = useTestDatabase({ connections: 2 });
let folder: string;
let storage: LocalStorage;
let shopId: number;
let lena: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'bellbird-storage-'));
  storage = new LocalStorage(folder);
  shopId = await insertShop(open.db);
  lena = await addSubscriber(open.db, shopId, { phone: '+4915215550101', agrees: false });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
});

async function rows(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return (await open.pool.query<Record<string, unknown>>(text, values)).rows;
}

/** Runs one step. Returns whether there may be more rows to remove. */
function step(messageMonths: number | null = 25): Promise<boolean> {
  const ctx = {
    slowDb: open.db,
    clock: { now: () => NOW },
    log: openLogger('silent', 'test'),
    settings: { retention: { inboxDays: 30, messageMonths, auditDays: 400 } },
  } as Parameters<typeof removeOldRows>[0];
  return removeOldRows(ctx, storage);
}

async function clearUp(messageMonths?: number | null): Promise<void> {
  while (await step(messageMonths));
}

const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 3600 * 1000);

describe('webhooks', () => {
  beforeEach(() => rows('truncate webhook_inbox, webhook_deliveries'));

  it('are removed after a month, or after three months if they were never processed', async () => {
    for (const [topic, state, attempts, days] of [
      ['understood long ago', 'done', 0, 31],
      ['understood', 'done', 0, 29],
      ['given up', 'failed', 12, 89],
      ['given up long ago', 'failed', 12, 91],
      ['a person’s word', 'new', 15, 89],
      ['understood at last', 'done', 13, 31],
    ] as const)
      await receive(topic, state, attempts, daysAgo(days));
    await clearUp();
    const left = await rows('select topic from webhook_inbox order by received_at');
    expect(left.map(({ topic }) => topic)).toEqual(['given up', 'a person’s word', 'understood']);
  });

  it('are removed in steps, however many there are', async () => {
    await rows(
      `insert into webhook_deliveries (source, delivery_id, received_at)
       select 'shopify', n::text, $1::timestamptz - n * interval '1 second' from generate_series(1, 12000) n`,
      [daysAgo(9)],
    );
    await rows(`insert into webhook_deliveries values ('shopify', 'of this week', $1)`, [daysAgo(7)]);
    const left = async () => (await rows('select from webhook_deliveries')).length;
    expect([await step(), await left()]).toEqual([true, 7001]);
    await clearUp();
    expect(await rows('select delivery_id from webhook_deliveries')).toEqual([
      { delivery_id: 'of this week' },
    ]);
  });
});

describe('messages and their data', () => {
  it('are removed in whole months after 25 months, files first', async () => {
    for (const day of ['2028-03-20', '2028-04-20', '2028-05-20'])
      await makeMonthPart(open.db, 'messages', new Date(day), NOW);
    for (const day of ['2028-04-20', '2028-05-20', '2027-01-01']) await send(new Date(day));
    await addInbound('old', new Date('2028-05-10'));
    await addInbound('young', new Date('2028-05-20'));
    await clearUp();
    expect(await rows('select created_at from messages')).toEqual([{ created_at: new Date('2028-05-20') }]);
    expect(await rows("select to_regclass('messages_2028_04') as part")).toEqual([{ part: null }]);
    expect(await rows('select provider_message_id as id from inbound_messages')).toEqual([{ id: 'young' }]);
    expect(existsSync(path.join(folder, 'inbound', 'old'))).toBe(false);
    expect(existsSync(path.join(folder, 'inbound', 'young'))).toBe(true);
  });

  it('are kept forever if the settings say so', async () => {
    await send(new Date('2020-01-01'));
    await clearUp(null);
    expect(await rows('select from messages where created_at < $1', [daysAgo(3000)])).toHaveLength(1);
  });
});

it('keeps the keys that prevent repeated messages for more than a year', async () => {
  for (const days of [399, 401])
    await rows(
      `insert into message_keys (shop_id, message_key, subscriber_id, message_id, created_at)
       select shop_id, $1, gen_random_uuid(), gen_random_uuid(), $2 from shops`,
      [`cart:${days}`, daysAgo(days)],
    );
  await clearUp();
  expect(await rows('select message_key from message_keys')).toEqual([{ message_key: 'cart:399' }]);
});

it('keeps the decisions of campaigns for half a year', async () => {
  for (const days of [179, 181])
    await rows(
      `insert into decisions (shop_id, decision_id, decided_at, campaign_type, channel, subject, outcome, reason, facts)
       select shop_id, gen_random_uuid(), $2, 'abandonedCart', 'WA', $1, 'drop', 'campaignOff', '{}' from shops`,
      [`checkout:${days}`, daysAgo(days)],
    );
  await clearUp();
  expect(await rows('select subject from decisions')).toEqual([{ subject: 'checkout:179' }]);
});

it('removes a sending’s recipients a month after it, and its content together with its messages', async () => {
  const senderId = await insertSender(open.db, shopId);
  for (const days of [29, 31, 800]) await begin(senderId, `${days} days old`, daysAgo(days));
  await clearUp();
  expect(
    await rows(
      `select s.source_type, l.code is not null as has_link, count(r.*)::int as people
       from sendings s left join sending_links l using (shop_id, sending_id)
       left join sending_recipients r using (shop_id, sending_id) group by 1, 2 order by 1`,
    ),
  ).toEqual([
    { source_type: '29 days old', has_link: true, people: 1 },
    { source_type: '31 days old', has_link: true, people: 0 },
  ]);
});

it('removes expired sessions, and commit markers that no process needs any more', async () => {
  for (const days of [1, -1])
    await rows(
      `insert into merchant_sessions (session_hash, shop_id, created_at, expires_at)
       select decode(md5($1), 'hex'), shop_id, now(), $2 from shops`,
      [String(days), daysAgo(days)],
    );
  for (const age of ['4 days', '2 days'])
    await rows(
      `insert into commit_markers (marker_id, made_at) values (gen_random_uuid(), now() - $1::interval)`,
      [age],
    );
  await clearUp();
  expect(await rows('select from merchant_sessions')).toHaveLength(1);
  expect(await rows('select from commit_markers')).toHaveLength(1);
});

it('removes agencies that have worked for no shop for long, and then people who belong to nothing', async () => {
  for (const [name, days] of [
    ['new', 399],
    ['old', 401],
    ['at work', 401],
  ] as const)
    await rows(
      `with agency as (
         insert into agencies (name, created_at, idle_since) values ($1, $2, $2) returning agency_id
       ), person as (
         insert into users (email, name, created_at) values (replace($1, ' ', '-') || '@wren.example', $1, $2)
         returning user_id
       ), work as (
         insert into agency_shops (shop_id, agency_id, role, invited_at, joined_at)
         select $3, agency_id, 'viewer', $2, $2 from agency where $1 = 'at work'
       )
       insert into agency_people select agency_id, user_id, true, $2 from agency, person`,
      [name, daysAgo(days), shopId],
    );
  await clearUp();
  await clearUp();
  expect(await rows('select name from agencies order by name')).toEqual([
    { name: 'at work' },
    { name: 'new' },
  ]);
  expect(await rows('select name from users order by name')).toEqual([{ name: 'at work' }, { name: 'new' }]);
});

function receive(topic: string, state: string, attempts: number, at: Date) {
  return rows(
    `insert into webhook_inbox (event_id, received_at, source, topic, priority, lane, body, triggered_at, state, attempts, due_at)
     values (gen_random_uuid(), $1, 'shopify', $2, 1, 'wren', '{}', $1, $3, $4, $1)`,
    [at, topic, state, attempts],
  );
}

async function send(at: Date): Promise<void> {
  await queueMessage(open.db, { shopId, subscriberId: lena }, at);
  await rows("update messages set state = 'sent'");
  await rows('delete from outbox');
}

/** Creates a sending to Lena. */
async function begin(senderId: string, type: string, at: Date): Promise<void> {
  const sending = {
    shopId,
    sendingId: randomUUID(),
    senderId,
    channel: 'WA',
    purpose: 'marketing',
    source: { kind: 'broadcast', type, id: null },
    content: { kind: 'text', body: 'Look: {{link:sale}}' },
    valueNames: [],
    links: { sale: 'https://wren.example/' },
    priority: PRIORITY.broadcast,
    dueAt: at,
    expiresAt: at,
  } as const;
  const audience = sql<Recipient>`select ${lena}::uuid as subscriber_id, '{}'::text[] as value_texts`;
  const ctx = { clock: { now: () => at } };
  await open.db.transaction().execute((tx) => createSending(ctx, tx, sending, audience));
}

/** Adds an incoming message with a file. */
async function addInbound(id: string, at: Date) {
  mkdirSync(path.join(folder, 'inbound'), { recursive: true });
  writeFileSync(path.join(folder, 'inbound', id), 'a picture');
  await rows(
    `insert into inbound_messages (shop_id, channel, provider_message_id, subscriber_id, kind, received_at)
     select shop_id, 'WA', $1, $2, 'image', $3 from shops`,
    [id, lena, at],
  );
  await rows(
    `insert into inbound_media (shop_id, channel, provider_message_id, sender_id, kind, provider_media_id, state, due_at, received_at, storage_key)
     select shop_id, 'WA', $1, gen_random_uuid(), 'image', 'm', 'stored', $2, $2, 'inbound/' || $1 from shops`,
    [id, at],
  );
}
