import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase, type Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { SLOW } from '#platform/database/time-limits.ts';
import { firstIdAt } from '#platform/ids/time-ordered-id.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { insertSender } from '#tools/test-environment/seeds/insert-sender.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import type { MessageFilter } from '../contract/message-calls.ts';
import type { Search } from '../rules/explain-search.ts';
import { queriesOf } from './find-person.ts';
import { edgeOfLook, listMessages, rowsOfLook, type MessageQuery } from './list-messages.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const COUNT = 100_000;
const EDGE = firstIdAt(new Date(NOW.getTime() - 3_600_000));

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let opened: OpenDatabase;
let shopId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  // On a slow machine, inserting a hundred thousand people takes longer than the usual statement timeout.
  opened = openDatabase(database.url, { limits: SLOW });
  shopId = await fill();
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

const queryOf = (filter: MessageFilter = {}, cursor: string | null = null): MessageQuery => ({
  ...filter,
  shopId,
  cursor,
  now: NOW,
  bounds: filter.day
    ? { from: new Date('2026-11-19T23:00:00Z'), until: new Date('2026-11-20T23:00:00Z') }
    : { from: null, until: null },
});

describe('among 100,000 messages', () => {
  it.each<[string, () => RawBuilder<unknown>]>([
    ['the newest page', () => edgeOfLook(queryOf())],
    ['a later page', () => edgeOfLook(queryOf({}, EDGE))],
    ['a day', () => edgeOfLook(queryOf({ day: '2026-11-20' }))],
    ['the waiting messages', () => edgeOfLook(queryOf({ state: 'waiting' }))],
    ['the rows of a page', () => rowsOfLook(queryOf({ state: 'failed', reason: 'undeliverable' }), EDGE, 51)],
    [
      'the rows of waiting messages',
      () => rowsOfLook(queryOf({ state: 'waiting', reason: 'quietHours' }), EDGE, 51),
    ],
    ...(['email', 'phone', 'order'] as const).map(
      (kind) =>
        [
          `a person by ${kind}`,
          () =>
            sql.join(
              queriesOf(shopId, searchOf(kind)).map((query) => sql`(${query})`),
              sql` union all `,
            ),
        ] as [string, () => RawBuilder<unknown>],
    ),
  ])('reads %s from an index', async (_name, query) => {
    const plan = await inShop(opened.db, shopId, (tx) => explain(tx, query()));
    expect(scansOf(plan).filter(({ type, rows }) => type === 'Seq Scan' && rows > 1)).toEqual([]);
    expect(JSON.stringify(plan)).toMatch(/Index (Only )?Scan|Bitmap Index Scan/);
  });

  it('finds rare messages page by page, and ends after the last one', async () => {
    const found: string[] = [];
    let cursor: string | null = null;
    let pages = 0;
    do {
      const page = await inShop(opened.db, shopId, (tx) =>
        listMessages(tx, queryOf({ state: 'failed' }, cursor)),
      );
      found.push(...page.rows.map((row) => row.message_id));
      cursor = page.nextCursor;
      pages += 1;
    } while (cursor !== null);
    expect(new Set(found).size).toBe(COUNT / 1000);
    expect(found).toEqual(found.toSorted().toReversed());
    expect(pages).toBeGreaterThan(1);
  });
});

describe('the list of messages in sending', () => {
  const SENDING = 400;
  beforeAll(plantClaim);

  it('looks up each message once for the edge of a page and once for its rows', async () => {
    const { page, lookUps } = await opened.db.transaction().execute(async (tx) => {
      const before = await countLookUps(tx);
      const listed = await listMessages(tx, queryOf({ state: 'sending' }));
      return { page: listed, lookUps: (await countLookUps(tx)) - before };
    });
    expect(page.rows).toHaveLength(50);
    expect(page.nextCursor).not.toBeNull();
    expect(lookUps).toBeGreaterThanOrEqual(SENDING);
    expect(lookUps).toBeLessThanOrEqual(2 * SENDING);
  });

  /** Returns how many lookups of messages this transaction has made. */
  async function countLookUps(tx: Tx): Promise<number> {
    const { rows } = await sql<{ looked: number }>`
      select coalesce(sum(coalesce(idx_scan, 0) + seq_scan), 0)::int as looked
      from pg_stat_xact_user_tables where relname like 'messages%'`.execute(tx);
    return rows[0]?.looked ?? 0;
  }

  /** Inserts messages that one worker has claimed together. */
  async function plantClaim(): Promise<void> {
    await opened.pool.query(
      `with made as (
         insert into messages (shop_id, message_id, created_at, sender_id, subscriber_id, channel, purpose, source_type,
           source_event, content, state)
         select $1, message_id_at(now()), now(), (select sender_id from senders), gen_random_uuid(), 'WA', 'marketing',
           'abandonedCart', 'sending' || n, '{}', 'queued'
         from generate_series(1, $2::int) n returning message_id, created_at
       )
       insert into claims (shop_id, sender_id, worker_id, claimed_at, message_ids, created_ats, expires_ats, priorities,
         attempts, unknown_retries, sending_ids)
       select $1, (select sender_id from senders), gen_random_uuid(), now(), array_agg(message_id), array_agg(created_at),
         '{}', '{}', '{}', '{}', '{}'
       from made`,
      [shopId, SENDING],
    );
  }
});

function searchOf(kind: 'email' | 'phone' | 'order'): Search {
  if (kind === 'email') return { kind, email: 'shopper77@example.com' };
  if (kind === 'order') return { kind, orderNames: ['#77', '77'] };
  return { kind, phones: ['+4915100000077'], orderNames: ['#77'] };
}

interface Plan {
  'Node Type': string;
  'Plan Rows': number;
  Plans?: Plan[];
}

async function explain(tx: Tx, query: RawBuilder<unknown>): Promise<Plan> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`explain (format json) ${query}`.execute(tx);
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error('no plan');
  return plan;
}

function scansOf(plan: Plan): { type: string; rows: number }[] {
  return [{ type: plan['Node Type'], rows: plan['Plan Rows'] }, ...(plan.Plans ?? []).flatMap(scansOf)];
}

/** A shop of a hundred thousand people with a message each, every thousandth failed, every hundredth waiting. */
async function fill(): Promise<number> {
  const id = await insertShop(opened.db);
  await insertSender(opened.db, id);
  // No test here reads the list of people, so these people are added to it later, like those of a large import.
  await opened.pool.query(
    `insert into subscribers (shop_id, subscriber_id, channel, phone_e164, email, has_marketing_consent, created_at)
     select $1, gen_random_uuid(), 'WA', '+49151' || lpad(n::text, 8, '0'), 'Shopper' || n || '@example.com', true, now()
     from set_config('bellbird.list_later', 'on', true), generate_series(1, $2::int) n`,
    [id, COUNT],
  );
  await opened.pool.query(
    `insert into orders (shop_id, order_id, name, phone_e164, email, currency, total_minor, discount_codes, payment_gateways, line_items, store_created_at, store_updated_at)
     select $1, n::text, '#' || n, phone_e164, email, 'EUR', 100, '{}', '{}', '[]', now(), now()
     from (select row_number() over () as n, * from subscribers) s`,
    [id],
  );
  await opened.pool.query(
    `with made as (
       select row_number() over () as n, subscriber_id from subscribers
     ), written as (
       insert into messages (shop_id, message_id, created_at, sender_id, subscriber_id, channel, purpose, source_type, source_event, content, state, provider_code)
       select $1, (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7000' || '8' || lpad(to_hex(n), 15, '0'))::uuid,
         at, (select sender_id from senders), subscriber_id, 'WA', 'marketing', 'abandonedCart', n::text, '{}',
         case when n % 1000 = 0 then 'failed' when n % 100 = 1 then 'queued' else 'read' end,
         case when n % 1000 = 0 then 131026 end
       from (select *, $2::timestamptz - make_interval(secs => n) as at from made) m
       returning shop_id, message_id, created_at, sender_id, state
     )
     insert into outbox (shop_id, message_id, created_at, sender_id, priority, state, due_at, expires_at, reason)
     select shop_id, message_id, created_at, sender_id, 3, 'queued', now(), now(), 'quietHours' from written where state = 'queued'`,
    [id, NOW],
  );
  await opened.pool.query('analyze');
  return id;
}
