import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { findOrCreateSubscriber } from './find-or-create-subscriber.ts';
import type { Subscriber } from './subscriber-queries.ts';

/** Somebody who typed their number on WhatsApp. */
export interface PersonByPhone {
  shopId: number;
  phoneE164: string;
  locale: string | null;
  visitorId: string;
}

/**
 * What `findOrCreateSubscriber` does, for many people of many shops at once; each number of a shop once. Their rows, in
 * the order of the people, are held.
 */
export async function findOrCreateByPhone(
  ctx: Pick<Context, 'clock' | 'events'>,
  tx: Tx,
  people: readonly PersonByPhone[],
): Promise<Subscriber[]> {
  const rows = new Map<string, Subscriber>();
  const keep = (found: readonly Subscriber[]) => {
    for (const row of found) rows.set(keyOf({ shopId: row.shop_id, phoneE164: row.phone_e164 ?? '' }), row);
  };
  const missing = () => people.filter((person) => !rows.has(keyOf(person)));
  keep(await makeNew(tx, people, ctx.clock.now()));
  if (missing().length > 0) keep(await lockKnown(tx, missing()));
  keep(
    await learn(
      tx,
      people.flatMap((person) => newsOf(person, rows.get(keyOf(person)))),
    ),
  );
  // Somebody else changed a row of theirs between two looks.
  for (const { shopId, ...person } of missing())
    rows.set(
      keyOf({ shopId, ...person }),
      await findOrCreateSubscriber(ctx, tx, shopId, { channel: 'WA', ...person }),
    );
  return people.map((person) => {
    const row = rows.get(keyOf(person));
    if (!row) throw new Error('A number was kept for nobody.');
    return row;
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

/** In one order: two that meet at the same numbers do not wait for each other. */
async function makeNew(tx: Tx, people: readonly PersonByPhone[], now: Date): Promise<Subscriber[]> {
  const inOrder = people.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const ids = inOrder.map(() => timeOrderedId(now));
  const { rows } = await sql<Subscriber>`
    insert into subscribers (shop_id, channel, phone_e164, locale, visitor_id, subscriber_id, has_marketing_consent, created_at)
    select p.*, false, ${now}::timestamptz
    from rows from (${asColumns(inOrder)}, unnest(${ids}::uuid[])) as p
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
  locale: string | null;
  visitorId: string;
}

function newsOf({ locale, visitorId }: PersonByPhone, row: Subscriber | undefined): News[] {
  if (!row) return [];
  const hasNews = (!row.locale && locale !== null) || row.visitor_id !== visitorId;
  return hasNews ? [{ row, locale, visitorId }] : [];
}

/** Fills in a language that was not known; the browser is the one they came with last. */
async function learn(tx: Tx, news: readonly News[]): Promise<Subscriber[]> {
  if (news.length === 0) return [];
  const { rows } = await sql<Subscriber>`
    update subscribers s set locale = coalesce(nullif(s.locale, ''), n.locale), visitor_id = n.visitor_id
    from unnest(${news.map(({ row }) => row.shop_id)}::bigint[], ${news.map(({ row }) => row.subscriber_id)}::uuid[],
      ${news.map(({ locale }) => locale)}::text[], ${news.map(({ visitorId }) => visitorId)}::text[])
      as n (shop_id, subscriber_id, locale, visitor_id)
    where s.shop_id = n.shop_id and s.subscriber_id = n.subscriber_id
    returning s.*`.execute(tx);
  return rows;
}
