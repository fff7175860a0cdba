import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { findOrCreateSubscriber } from './find-or-create-subscriber.ts';
import type { Subscriber } from './subscriber-queries.ts';

/** A person who typed their WhatsApp number to agree to messages. */
export interface PersonByPhone {
  shopId: number;
  phoneE164: string;
  locale: string | null;
  visitorId: string;
  /** The tool's type, or another way in which they agreed. */
  origin: string;
}

export interface FoundByPhone {
  row: Subscriber;
  /** The row was created with consent, and its ledger entry is still missing. */
  isNew: boolean;
}

/**
 * Like `findOrCreateSubscriber`, for many people of many shops together; each number of a shop once. Returns their
 * rows, locked, in the order of the people. New people are created with their consent: they have no past that could
 * forbid it, and writing each row twice would take twice as long.
 */
export async function findOrCreateByPhone(
  ctx: Pick<Context, 'clock' | 'events'>,
  tx: Tx,
  people: readonly PersonByPhone[],
): Promise<FoundByPhone[]> {
  const found = new Map<string, FoundByPhone>();
  const keep = (rows: readonly Subscriber[], isNew = false) => {
    for (const row of rows)
      found.set(keyOf({ shopId: row.shop_id, phoneE164: row.phone_e164 ?? '' }), { row, isNew });
  };
  const missing = () => people.filter((person) => !found.has(keyOf(person)));
  keep(await makeNew(tx, people, ctx.clock.now()), true);
  const others = missing();
  if (others.length > 0) keep(await lockKnown(tx, others));
  keep(
    await learn(
      tx,
      others.flatMap((person) => newsOf(person, found.get(keyOf(person))?.row)),
    ),
  );
  // Another transaction changed one of these rows between two reads.
  for (const { shopId, phoneE164, locale } of missing())
    keep([await findOrCreateSubscriber(ctx, tx, shopId, { channel: 'WA', phoneE164, locale })]);
  return people.map((person) => {
    const one = found.get(keyOf(person));
    if (!one) throw new Error('A number was kept for nobody.');
    return one;
  });
}

function keyOf({ shopId, phoneE164 }: { shopId: number; phoneE164: string }): string {
  return `${shopId} ${phoneE164}`;
}

function asColumns(people: readonly PersonByPhone[]) {
  return sql`unnest(${people.map(({ shopId }) => shopId)}::bigint[], ${people.map(() => 'WA')}::text[],
    ${people.map((person) => person.phoneE164)}::text[], ${people.map(({ locale }) => locale)}::text[],
    ${people.map(({ visitorId }) => visitorId)}::text[])`;
}

/** In one order, so that two calls with the same numbers never deadlock. */
async function makeNew(tx: Tx, people: readonly PersonByPhone[], now: Date): Promise<Subscriber[]> {
  const inOrder = people.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const ids = inOrder.map(() => timeOrderedId(now));
  const { rows } = await sql<Subscriber>`
    insert into subscribers (shop_id, channel, phone_e164, locale, visitor_id, subscriber_id, opt_in_tool_type,
      has_marketing_consent, opted_in_at, created_at)
    select p.*, true, ${now}::timestamptz, ${now}::timestamptz
    from rows from (
      ${asColumns(inOrder)}, unnest(${ids}::uuid[], ${inOrder.map(({ origin }) => origin)}::text[])
    ) as p
    on conflict do nothing
    returning *`.execute(tx);
  return rows;
}

async function lockKnown(tx: Tx, people: readonly PersonByPhone[]): Promise<Subscriber[]> {
  const { rows } = await sql<Subscriber>`
    select s.* from ${asColumns(people)} as p (shop_id, channel, phone_e164, locale, visitor_id)
    join subscribers s using (shop_id, channel, phone_e164)
    order by s.shop_id, s.subscriber_id
    for update of s`.execute(tx);
  return rows;
}

interface News {
  row: Subscriber;
  locale: string;
}

function newsOf({ locale }: PersonByPhone, row: Subscriber | undefined): News[] {
  return row && !row.locale && locale !== null ? [{ row, locale }] : [];
}

/** Fills in a missing language. The browser is not stored, because anybody can type a known number. */
async function learn(tx: Tx, news: readonly News[]): Promise<Subscriber[]> {
  if (news.length === 0) return [];
  const { rows } = await sql<Subscriber>`
    update subscribers s set locale = n.locale
    from unnest(${news.map(({ row }) => row.shop_id)}::bigint[], ${news.map(({ row }) => row.subscriber_id)}::uuid[],
      ${news.map(({ locale }) => locale)}::text[]) as n (shop_id, subscriber_id, locale)
    where s.shop_id = n.shop_id and s.subscriber_id = n.subscriber_id
    returning s.*`.execute(tx);
  return rows;
}
