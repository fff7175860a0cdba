import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#platform/clock/durations.ts';
import { makeMonthPart } from '#platform/database/month-partitions.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { insertSender } from '#tools/test-environment/seeds/insert-sender.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { queueMessage } from '#tools/test-environment/seeds/queue-message.ts';
import { INVARIANTS } from './invariant-list.ts';
import { verifyHourly, verifyRecounts, verifyRows } from './verify-rows.ts';

const now = new Date();

const open = useTestDatabase({ connections: 2 });
let shopId: number;
let senderId: string;
let people = 0;
beforeAll(async () => {
  shopId = await insertShop(open.db);
  senderId = await insertSender(open.db, shopId);
  for (const table of ['messages', 'webhook_inbox'] as const)
    for (const ahead of [0, 1, 2]) {
      const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead));
      await makeMonthPart(open.db, table, month, now);
    }
});

const run = (statement: ReturnType<typeof sql>) => statement.execute(open.db);

/** The names of the broken invariants, with the rows that break them. */
async function findBroken(since: Date | null = null): Promise<Record<string, string[]>> {
  const checked = [
    ...(await verifyRows(open.db, { now, since }, { kinds: ['rows', 'whole', 'progress'] })),
    ...(await verifyRecounts(open.db, { fromShop: 0, fromDay: null })),
  ];
  return Object.fromEntries(
    checked
      .filter(({ violations }) => violations.length > 0)
      .map(({ name, violations }) => [name, violations]),
  );
}

function newSubscriber(): Promise<string> {
  people += 1;
  return addSubscriber(open.db, shopId, { phone: `+4915112${String(100_000 + people)}` });
}

describe('a database in use', () => {
  let subscriberId: string;
  let messageId: string;
  beforeEach(async () => {
    await run(sql`truncate messages, outbox, message_keys, sendings, subscriber_aliases, timers cascade`);
    subscriberId = await newSubscriber();
    messageId = await queueMessage(open.db, { shopId, senderId, subscriberId }, now);
  });

  it('breaks no invariant', async () => {
    expect(await findBroken()).toEqual({});
    expect(await findBroken(new Date(now.getTime() - 48 * HOUR_MS))).toEqual({});
  });

  it('is only read', async () => {
    await open.db
      .transaction()
      .setAccessMode('read only')
      .execute(async (tx) => {
        for (const invariant of INVARIANTS)
          if (invariant.kind !== 'recount') await invariant.findViolations(tx, { now, since: null });
      });
  });

  it.each([
    ['a message that no worker can find', () => sql`delete from outbox`, 'queuedMessageHasPlace'],
    [
      'a row of the outbox whose message is gone',
      () => sql`delete from messages where message_id = ${messageId}`,
      'outboxHasMessage',
    ],
    [
      'a row of the outbox whose message was sent an hour ago',
      () => sql`
        with sent as (update messages set state = 'sent')
        update outbox set due_at = ${new Date(now.getTime() - 2 * HOUR_MS)}`,
      'outboxHasMessage',
    ],
    [
      'a message of a merged person that the merge missed',
      () => sql`
        insert into subscriber_aliases (shop_id, subscriber_id, merged_into, merged_at)
        values (${shopId}, ${subscriberId}, ${randomUUID()}, ${now})`,
      'mergedIdIsUnused',
    ],
    [
      'a message to a person who does not exist',
      () => sql`update messages set subscriber_id = ${randomUUID()}`,
      'subscriberIdExists',
    ],
    [
      'a paused message of a sending that was cancelled',
      () => sql`
        with cancelled as (
          insert into sendings (shop_id, sending_id, sender_id, channel, purpose, source_kind, source_type, content,
            value_names, priority, due_at, expires_at, created_at, state, changed_at, recipients, looked_at)
          select shop_id, ${messageId}, sender_id, 'WA', 'marketing', 'broadcast', 'broadcast', '{}', '{}', 6, due_at,
            expires_at, created_at, 'cancelled', ${new Date(now.getTime() - 2 * HOUR_MS)}, 1, due_at from outbox
          returning sending_id
        )
        update outbox set state = 'paused', sending_id = ${messageId}`,
      'cancelledSendingLeavesOutbox',
    ],
    [
      'a timer that no worker fires',
      () => sql`
        insert into timers (shop_id, timer_key, kind, subject, due_at, payload)
        values (${shopId}, 'forgotten', 'abandonedCart', 'checkout:1', ${new Date(now.getTime() - 2 * HOUR_MS)}, '{}')`,
      'timerFires',
    ],
  ] as const)('is found to have %s', async (_name, plant, invariant) => {
    await run(plant());
    expect(Object.keys(await findBroken())).toContain(invariant);
  });

  it.each([
    ['a consent without an entry in the ledger', sql`has_marketing_consent = true`, false],
    ['a consent that was lost', sql`has_marketing_consent = false`, true],
  ])('is found to have %s', async (_name, change, agrees) => {
    people += 1;
    const id = await addSubscriber(open.db, shopId, { phone: `+4915112${String(100_000 + people)}`, agrees });
    await run(sql`update subscribers set ${change} where subscriber_id = ${id}`);
    expect((await findBroken())['consentEqualsLedger']).toEqual([id]);
    await run(sql`update subscribers set has_marketing_consent = ${agrees} where subscriber_id = ${id}`);
  });

  it('is found to link a Messenger person to a customer without proof by a browser', async () => {
    const id = await addSubscriber(open.db, shopId, { psid: '24000000000000007' });
    await run(sql`update subscribers set customer_id = '7' where subscriber_id = ${id}`);
    expect((await findBroken())['chatCustomerIsProven']).toEqual([id]);
    await run(sql`update subscribers set customer_id = null where subscriber_id = ${id}`);
  });

  it('is found to have a name of an erased person', async () => {
    await run(sql`
      with erased as (update subscribers set phone_e164 = null, has_marketing_consent = false
        where subscriber_id = ${subscriberId})
      insert into consent_ledger (shop_id, entry_id, subscriber_id, kind, purpose, origin, recorded_at)
      values (${shopId}, ${randomUUID()}, ${subscriberId}, 'revoked', 'marketing', 'privacyRequest', now())`);
    await run(sql`update messages set value_texts = '{Rosalind}'`);
    expect((await findBroken())['erasedPersonLeavesNothing']).toContain(`messages: 1 rows of shop ${shopId}`);
    await run(sql`update subscribers set first_name = 'Rosalind' where subscriber_id = ${subscriberId}`);
    expect((await findBroken())['erasedPersonLeavesNothing']).toContain(
      `subscribers: 1 rows of shop ${shopId}`,
    );
    await run(sql`delete from consent_ledger where origin = 'privacyRequest'`);
  });
});

it('the database is checked once an hour, however many workers there are, and the result is stored', async () => {
  const ctx = { slowDb: open.db, log: openLogger('silent', 'test') };
  const at = (hours: number) => ({ ...ctx, clock: { now: () => new Date(now.getTime() + hours * HOUR_MS) } });
  const recorded = async () =>
    (
      await sql<{
        count: number;
      }>`select count(*)::int as count from invariant_checks where name <> 'turn'`.execute(open.db)
    ).rows[0]?.count;
  await verifyHourly(at(0));
  expect(await recorded()).toBe(0);
  await verifyHourly(at(1));
  expect(await recorded()).toBe(
    INVARIANTS.filter(({ kind }) => kind === 'rows' || kind === 'progress').length,
  );
  await run(sql`delete from invariant_checks where name <> 'turn'`);
  await verifyHourly(at(1.5));
  expect(await recorded()).toBe(0);
});
