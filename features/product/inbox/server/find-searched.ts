import { sql } from 'kysely';
import { findPeopleIds } from '#features/product/people/server/index.ts';
import type { Tx } from '#platform/database/database.ts';

/** The most people that a search considers from each source. */
const MOST_FOUND = 500;
/** Older messages are found by name or number only. */
const SEARCHED_DAYS = 180;
/** Characters that a database cannot store. */
const CONTROLS = /\p{Control}/gu;

/**
 * Returns the people whose threads a search means: by name, number or address, by the number of an order, or by words
 * of what they wrote in the last half year or of a note.
 */
export async function findSearched(tx: Tx, shopId: number, typed: string): Promise<string[]> {
  const search = typed.replaceAll(CONTROLS, '').trim();
  if (search === '') return [];
  const known = await findPeopleIds(tx, { shopId, search, most: MOST_FOUND });
  return [
    ...new Set([
      ...known,
      ...(await findByOrder(tx, shopId, search)),
      ...(await findByWords(tx, shopId, search)),
    ]),
  ];
}

/** The people of an order: by its number, address or customer. */
async function findByOrder(tx: Tx, shopId: number, search: string): Promise<string[]> {
  const names = search.startsWith('#') ? [search] : [`#${search}`, search];
  const { rows } = await sql<{ subscriber_id: string }>`
    with meant as materialized (
      select order_id, phone_e164, email_key, customer_id from orders
      where shop_id = ${shopId} and name = any(${names}::text[]) limit 10
    )
    select s.subscriber_id from meant m join subscribers s on s.shop_id = ${shopId} and s.phone_e164 = m.phone_e164
    union select s.subscriber_id from meant m join subscribers s on s.shop_id = ${shopId} and s.email_key = m.email_key
    union select s.subscriber_id from meant m
      join subscribers s on s.shop_id = ${shopId} and s.customer_id = m.customer_id
    union select l.subscriber_id from meant m join cart_links l on l.shop_id = ${shopId} and l.order_id = m.order_id`.execute(
    tx,
  );
  return rows.map((row) => row.subscriber_id);
}

async function findByWords(tx: Tx, shopId: number, search: string): Promise<string[]> {
  const pattern = `%${search.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
  const { rows } = await sql<{ subscriber_id: string }>`
    (select distinct subscriber_id from inbound_messages
      where shop_id = ${shopId} and received_at > now() - make_interval(days => ${SEARCHED_DAYS})
        and text ilike ${pattern} limit ${MOST_FOUND})
    union
    (select distinct subscriber_id from inbox_notes where shop_id = ${shopId} and text ilike ${pattern}
      limit ${MOST_FOUND})`.execute(tx);
  return rows.map((row) => row.subscriber_id);
}
