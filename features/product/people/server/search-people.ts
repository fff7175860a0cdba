import { isFeatureOpen } from '#features/foundations/plans/server/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { MOST_FOUND, type searchPeople as searchCall } from '../contract/person-calls.ts';
import { listIds } from './list/list-subscribers.ts';
import { countWaiting } from './list/list-waiting.ts';
import { readListed } from './list/read-listed.ts';
import { findWanted } from './list/wanted-terms.ts';

/** Characters that a database cannot store. */
const CONTROLS = /\p{Control}/gu;
/** Behind whatever else a name may go on with. */
const LAST = '\u{10FFFD}';

/** The few people and orders that somebody who types this most likely means. */
export async function searchPeople(
  tx: Tx,
  shopId: number,
  typed: string,
): Promise<ResponseOf<typeof searchCall>> {
  const search = typed.replaceAll(CONTROLS, '').trim();
  if (search === '') return { people: [], notListedYetCount: 0, orders: [] };
  return {
    people: await findPeople(tx, shopId, search),
    notListedYetCount: await countWaiting(tx, shopId),
    orders: await findOrders(tx, shopId, search),
  };
}

/** Returns the ids of the people whose name, number or address matches, those who earned the most first. */
export async function findPeopleIds(
  tx: Tx,
  { shopId, search, most }: { shopId: number; search: string; most: number },
): Promise<string[]> {
  const { country, time_zone: timeZone } = await getShop(tx, shopId);
  const { rows: found } = await listIds(tx, {
    shopId,
    wanted: await findWanted(tx, { shopId, country, timeZone }, { search }),
    sortBy: 'revenue',
    isDescending: true,
    cursor: null,
    offset: 0,
    limit: most,
  });
  return found.slice(0, most).map((row) => row.subscriber_id);
}

async function findPeople(tx: Tx, shopId: number, search: string) {
  if (!(await isFeatureOpen(tx, shopId, 'subscribers'))) return [];
  const { currency } = await getShop(tx, shopId);
  const ids = await findPeopleIds(tx, { shopId, search, most: MOST_FOUND });
  const people = await readListed(tx, { shopId, currency }, ids);
  return people.map(({ subscriberId, firstName, lastName, phoneShown, email }) => ({
    subscriberId,
    name: [firstName, lastName].filter(Boolean).join(' ') || null,
    phoneShown,
    email,
  }));
}

async function findOrders(tx: Tx, shopId: number, search: string) {
  const orders = [];
  for (const start of search.startsWith('#') ? [search] : [`#${search}`, search]) {
    const rows = await tx
      .selectFrom('orders')
      .select(['order_id', 'name', 'total_minor', 'currency', 'store_created_at'])
      .where('shop_id', '=', shopId)
      .where('name', '>=', start)
      .where('name', '<', start + LAST)
      .orderBy('name')
      .limit(MOST_FOUND)
      .execute();
    orders.push(...rows);
  }
  return orders.slice(0, MOST_FOUND).map((row) => ({
    orderId: row.order_id,
    name: row.name,
    totalMinor: row.total_minor,
    currency: row.currency,
    at: row.store_created_at.toISOString(),
  }));
}
