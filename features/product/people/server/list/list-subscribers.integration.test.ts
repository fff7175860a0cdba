import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { inShop } from '#platform/database/in-shop.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { addOrders } from '#tools/test-environment/seeds/add-orders.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { SUBSCRIBER_SORTS, type SubscriberFilter } from '../../contract/subscriber-calls.ts';
import { listIds, type ListQuery } from './list-subscribers.ts';
import { findTally } from './tallies.ts';
import { findWanted } from './wanted-terms.ts';

const opened = useTestDatabase();
let shopId: number;

beforeEach(async () => {
  shopId = await insertShop(opened.db);
});

interface Person {
  first?: string | null;
  last?: string | null;
  phone?: string | null;
  email?: string | null;
  channel?: 'WA' | 'FB';
  agrees?: boolean;
  endedAt?: Date | null;
  tool?: string | null;
}

const NOBODY = { first: null, last: null, phone: null, email: null, tool: null, endedAt: null };

/** Inserts people of any shape. Real rows get these values from many actions, and some combinations never occur. */
async function insert(shop: number, ...people: Person[]): Promise<string[]> {
  const rows = people.map((one) => ({ ...NOBODY, channel: 'WA', agrees: true, ...one }));
  const { rows: made } = await sql<{ id: string }>`
    insert into subscribers (shop_id, subscriber_id, channel, phone_e164, email, first_name, last_name, psid,
      has_marketing_consent, opted_out_at, opt_in_tool_type, created_at)
    select ${shop}, gen_random_uuid(), channel, phone, email, first, last, case when phone is null then gen_random_uuid()::text end,
      agrees, "endedAt", tool, now() from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (channel text, phone text, email text, first text, last text, agrees boolean, "endedAt" timestamptz, tool text)
    returning subscriber_id as id`.execute(opened.db);
  return made.map((row) => row.id);
}

async function found(filter: SubscriberFilter, asked: Partial<ListQuery> = {}): Promise<string[]> {
  return inShop(opened.db, shopId, async (tx) => {
    const wanted = await findWanted(tx, { shopId, country: 'DE', timeZone: 'Europe/Berlin' }, filter);
    const { rows } = await listIds(tx, { ...QUERY, shopId, wanted, ...asked });
    const { rows: names } = await sql<{ name: string }>`
      select coalesce(nullif(concat_ws(' ', s.first_name, s.last_name), ''), s.phone_e164, '–') as name
      from unnest(${rows.map((row) => row.subscriber_id)}::uuid[]) with ordinality w (id, place)
      join subscribers s on s.shop_id = ${shopId} and s.subscriber_id = w.id order by place`.execute(tx);
    return names.map((row) => row.name);
  });
}

const QUERY = { sortBy: 'name', isDescending: false, cursor: null, offset: 0, limit: 50 } as const;

describe('a search', () => {
  beforeEach(async () => {
    await insert(
      shopId,
      { first: 'Ümit', last: 'Çağrı', phone: '+4915215550101', email: 'U.Cagri@Shop.example' },
      { first: '王伟', phone: '+8613800138000' },
      { first: '田中', last: '太郎', phone: '+81312345678' },
      { first: 'هُدى', phone: '+966501234567' },
      { first: 'Łukasz', last: 'O’Brien-Straße', phone: '+48512345678' },
      { first: "=cmd|'/C calc'!A0", phone: '+4915215550199' },
      { first: null, phone: '+4930123456' },
    );
    await insert(await insertShop(opened.db), { first: 'Ümit', last: 'Elsewhere', phone: '+4915215550101' });
  });

  it.each([
    ['umit', ['Ümit Çağrı']],
    ['ÇAĞRI ümi', ['Ümit Çağrı']],
    ['王', ['王伟']],
    ['伟', ['王伟']],
    ['太郎', ['田中 太郎']],
    ['هدى', ['هُدى']],
    ['lukasz', ['Łukasz O’Brien-Straße']],
    ['brien strasse', ['Łukasz O’Brien-Straße']],
    ['=cmd', ["=cmd|'/C calc'!A0"]],
    ['u.cagri@sh', ['Ümit Çağrı']],
    ['+49 1521', ["=cmd|'/C calc'!A0", 'Ümit Çağrı']],
    ['015215550199', ["=cmd|'/C calc'!A0"]],
    ['550101', ['Ümit Çağrı']],
    ['123456', ['+4930123456']],
    ['elsewhere', []],
    ["'&|!():*\\", []],
    ['ümit nobody', []],
  ])('for %j finds %j', async (search, names) => expect(await found({ search })).toEqual(names));

  it('finds people beyond the first rows', async () => {
    const rest = Array.from({ length: 4000 }, (_, no) => ({
      first: `Aaa ${no}`,
      phone: `+491600${String(no).padStart(6, '0')}`,
    }));
    await insert(shopId, ...rest);
    expect(await found({ search: 'umit' })).toEqual(['Ümit Çağrı']);
  });
});

it('lists people by standing, channel, source, calling code and search', async () => {
  await insert(
    shopId,
    { first: 'Agrees', phone: '+491521555001', tool: 'spinTheWheel' },
    { first: 'Left', phone: '+491521555002', agrees: false, endedAt: new Date() },
    { first: 'Listed', phone: '+491521555003', agrees: false, tool: 'import' },
    { first: 'Messenger', channel: 'FB' },
    { first: 'Iceland', phone: '+3546111111' },
  );
  expect(await found({})).toEqual(['Agrees', 'Iceland', 'Messenger']);
  expect(await found({ standing: 'unsubscribed' })).toEqual(['Left']);
  expect(await found({ standing: 'never' })).toEqual(['Listed']);
  expect(await found({ channel: 'FB' })).toEqual(['Messenger']);
  expect(await found({ source: 'import', standing: 'everybody' })).toEqual(['Listed']);
  expect(await found({ dialCode: '354' })).toEqual(['Iceland']);
  expect(await found({ dialCode: '49', standing: 'never' })).toEqual(['Listed']);
  expect(await found({ search: 'left' })).toEqual(['Left']);
  expect(await found({ dialCode: '354,49', channel: 'WA' })).toEqual(['Agrees', 'Iceland']);
  expect(await found({ channel: 'FB,WA', standing: 'never,unsubscribed' })).toEqual(['Left', 'Listed']);
  expect(await found({ source: 'import,spinTheWheel', standing: 'subscribed,never' })).toEqual([
    'Agrees',
    'Listed',
  ]);
  expect(await found({ standing: 'subscribed,unsubscribed,never' })).toHaveLength(5);
});

it('lists people who subscribed on given days of the shop, with any sorting and other filters', async () => {
  const people = [
    ['Late', '2026-10-24T22:30:00Z'],
    ['Early', '2026-10-24T21:30:00Z'],
    ['Last', '2026-10-25T22:59:59Z'],
    ['After', '2026-10-25T23:00:00Z'],
  ] as const;
  for (const [no, [first, at]] of people.entries()) {
    const [id] = await insert(shopId, { first, phone: `+49152155500${no}` });
    await opened.pool.query('update subscribers set opted_in_at = $2 where subscriber_id = $1', [id, at]);
  }
  // This day has 25 hours in Berlin.
  const day = { from: '2026-10-25', until: '2026-10-25' };
  for (const sortBy of SUBSCRIBER_SORTS)
    expect((await found(day, { sortBy })).toSorted()).toEqual(['Last', 'Late']);
  expect(await found(day, { offset: 1 })).toEqual(['Late']);
  expect(await found({ ...day, search: 'la' })).toEqual(['Last', 'Late']);
  expect(await found({ until: '2026-10-24' })).toEqual(['Early']);
  expect(await found({ from: '2026-10-26' })).toEqual(['After']);
  expect(await found({ from: '2026-10-24', standing: 'unsubscribed' })).toEqual([]);
});

it.each([
  ['name', ['Ada', 'Bo', 'Cy']],
  ['createdAt', ['Cy', 'Ada', 'Bo']],
  ['optinType', ['Bo', 'Cy', 'Ada']],
  ['revenue', ['Bo', 'Ada', 'Cy']],
] as const)('sorts by %s in both directions', async (sortBy, names) => {
  const people = await insert(
    shopId,
    { first: 'Ada', phone: '+491521555001', tool: 'visualPopup' },
    { first: 'Bo', phone: '+491521555002', tool: 'import' },
    { first: 'Cy', phone: '+491521555003', tool: 'persistentPill' },
  );
  const [ada = '', , cy = ''] = people;
  for (const [no, day] of ['2026-11-02', '2026-11-03', '2026-11-01'].entries())
    await opened.pool.query('update subscribers set opted_in_at = $2 where subscriber_id = $1', [
      people[no],
      day,
    ]);
  await credit('sorted 1', ada, 500);
  await credit('sorted 2', cy, 900);
  expect(await found({}, { sortBy })).toEqual(names);
  expect(await found({}, { sortBy, isDescending: true })).toEqual(names.toReversed());
  // Search results are sorted in the same way.
  expect(await found({ search: '1521', channel: 'WA' }, { sortBy })).toEqual(names);
});

it('follows changes of a person: another name, an unsubscription, an erasure', async () => {
  const [id = ''] = await insert(shopId, { first: 'Mira', phone: '+491521555001' });
  const set = (change: string) =>
    opened.pool.query(`update subscribers set ${change} where subscriber_id = $1`, [id]);
  await set("first_name = 'Nour'");
  expect(await found({ search: 'mira' })).toEqual([]);
  expect(await found({ search: 'nour' })).toEqual(['Nour']);
  await set('has_marketing_consent = false, opted_out_at = now()');
  expect(await found({})).toEqual([]);
  expect(await tally()).toEqual({ known: 1, subscribed: 0, unsubscribed: 1 });
  await set('phone_e164 = null, first_name = null, psid = null');
  for (const standing of ['unsubscribed', 'everybody'] as const)
    expect(await found({ standing })).toEqual([]);
  expect(await tally()).toEqual({ known: 0, subscribed: 0, unsubscribed: 0 });
  await opened.pool.query('delete from subscribers where subscriber_id = $1', [id]);
  expect(await tally()).toEqual({ known: 0, subscribed: 0, unsubscribed: 0 });
});

it('adds up a person’s revenue, also of two simultaneous orders, and subtracts refunds', async () => {
  const [mira = '', nour = ''] = await insert(shopId, { first: 'Mira' }, { first: 'Nour' });
  await Promise.all([credit('1', mira, 3000), credit('2', mira, 500)]);
  expect(await revenues()).toEqual({ Mira: 3500, Nour: 0 });
  await opened.pool.query("update order_credits set returned_minor = 1000 where order_id = '1'");
  expect(await revenues()).toEqual({ Mira: 2500, Nour: 0 });
  await opened.pool.query("update order_credits set subscriber_id = $1 where order_id = '2'", [nour]);
  expect(await revenues()).toEqual({ Mira: 2000, Nour: 500 });
  await opened.pool.query('delete from order_credits');
  expect(await revenues()).toEqual({ Mira: 0, Nour: 0 });
});

const tally = () => inShop(opened.db, shopId, (tx) => findTally(tx, shopId));

async function credit(orderId: string, subscriberId: string, minor: number): Promise<void> {
  await addOrders(opened.db, shopId, [{ orderId, totalMinor: minor }]);
  await sql`
    insert into order_credits (shop_id, order_id, message_id, message_created_at, subscriber_id, channel, source_type,
      touch_kind, touched_at, amount_minor, ordered_at)
    values (${shopId}, ${orderId}, gen_random_uuid(), now(), ${subscriberId}, 'WA', 'abandonedCart', 'click', now(), ${minor}, now())`.execute(
    opened.db,
  );
}

async function revenues(): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; minor: number }>`
    select s.first_name as name, l.revenue_minor as minor
    from listed_subscribers l join subscribers s using (shop_id, subscriber_id) where shop_id = ${shopId}`.execute(
    opened.db,
  );
  return Object.fromEntries(rows.map((row) => [row.name, row.minor]));
}
