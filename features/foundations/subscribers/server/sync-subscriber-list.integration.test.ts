import { sql, type RawBuilder } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { EventBus } from '#platform/events/domain-events.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { findOrCreateSubscriber } from './find-or-create-subscriber.ts';
import { syncSubscriberList } from './sync-subscriber-list.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const GRANT = { origin: 'import', wording: 'At our stand' };

const open = useTestDatabase({ connections: 4 });
let shopId: number;
beforeEach(async () => {
  shopId = await insertShop(open.db);
});

it('creates new people, and fills in missing values of known ones', async () => {
  await signUp(3);
  const { made, known } = await keep(numbered(1, 5));
  expect([made.count, made.agreed, known.length]).toEqual([4, 4, 1]);
  expect(await people()).toEqual(
    [1, 2, 3, 4, 5].map((nth) => ({
      phone: phoneOf(nth),
      first_name: `Person ${nth}`,
      has_marketing_consent: nth !== 3,
    })),
  );
});

it('knows a person who signs up while the list is being stored', async () => {
  const signingUp = await open.db.startTransaction().execute();
  const ctx = { clock: { now: () => NOW }, events: new EventBus() };
  await findOrCreateSubscriber(ctx, signingUp, shopId, { channel: 'WA', phoneE164: phoneOf(3) });
  const { rows: own } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(signingUp);
  const keeping = keep(numbered(1, 5));
  await waitFor('the list to wait for them', async () => {
    const { rows } = await open.pool.query<{ n: number }>(
      'select count(*) as n from pg_stat_activity where $1::int = any(pg_blocking_pids(pid))',
      [own[0]?.pid],
    );
    return (rows[0]?.n ?? 0) > 0;
  });
  await signingUp.commit().execute();
  const { made, known } = await keeping;
  expect([made.count, known.map((row) => row.phone_e164)]).toEqual([4, [phoneOf(3)]]);
  expect((await people()).length).toBe(5);
});

it('looks each person of a list up once, however many other people there are', async () => {
  const many = 500;
  await keep(numbered(1, many, 2));
  const looked = await open.db.transaction().execute(async (tx) => {
    await syncSubscriberList(
      tx,
      shopId,
      { query: numbered(2, many, 2), most: many },
      { now: NOW, grant: null },
    );
    const { rows } = await sql<{ entries: number }>`
      select pg_stat_get_xact_tuples_returned('subscribers_phone'::regclass) as entries`.execute(tx);
    return rows[0]?.entries;
  });
  expect(looked).toBeLessThan(many);
});

it.each([
  ['+491511000000', true],
  ['+1234567', true],
  ['+123456789012345', true],
  ['+123456', false],
  ['+1234567890123456', false],
  ['+0234567', false],
  ['491511000000', false],
  ['+49151100 000', false],
  ['++491511000', false],
  ['+49151100a000', false],
  ['+４９１５１１０００００', false],
  ['', false],
])('lets the database store %j: %s', async (phone, isKept) => {
  const written = addSubscriber(open.db, shopId, { phone, agrees: false });
  const kept = await written.then(
    () => true,
    () => false,
  );
  expect(kept).toBe(isKept);
});

const phoneOf = (nth: number) => `+49151${10_000_000 + nth}`;

function signUp(nth: number): Promise<unknown> {
  return addSubscriber(open.db, shopId, { phone: phoneOf(nth), agrees: false });
}

/** Ordered like a staged list: by number, byte by byte. */
function numbered(first: number, count: number, every = 1): RawBuilder<unknown> {
  return sql`
    select ('+49151' || (10000000 + n))::text collate "C" as phone_e164, 'Person ' || n as first_name,
      null::text as last_name, null::text as email, null::text as locale, true as has_agreed
    from generate_series(${first}::int, ${first + (count - 1) * every}::int, ${every}::int) n order by 1`;
}

function keep(query: RawBuilder<unknown>) {
  return open.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${query}) p`.execute(tx);
    return syncSubscriberList(tx, shopId, { query, most: rows[0]?.n ?? 0 }, { now: NOW, grant: GRANT });
  });
}

async function people() {
  const { rows } = await open.pool.query(
    'select phone_e164 as phone, first_name, has_marketing_consent from subscribers where shop_id = $1 order by 1',
    [shopId],
  );
  return rows;
}
