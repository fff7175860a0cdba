import type { Channel } from '#platform/channel/channel.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Unsubscriber } from '../../contract/subscriber-calls.ts';
import { readCursor, writeCursor, type ListCursor } from '../../rules/list-cursor.ts';
import { listIds } from './list-subscribers.ts';
import { STANDING_NO } from './wanted-terms.ts';

/** Further people come in further pages. */
const PAGE = 2000;

/** Returns people who unsubscribed and did not return, by name. Without a cursor the list is at its end. */
export async function listUnsubscribers(
  tx: Tx,
  shopId: number,
  cursor: ListCursor | null,
): Promise<{ unsubscribers: Unsubscriber[]; nextCursor: string | null }> {
  const standing = STANDING_NO.unsubscribed;
  const since = { from: null, until: null };
  const wanted = { query: `'${shopId}#s${standing}'`, standing, since, isNobody: false };
  const { rows: found } = await listIds(tx, {
    shopId,
    wanted,
    cursor,
    offset: 0,
    limit: PAGE,
    sortBy: 'name',
    isDescending: false,
  });
  const page = found.slice(0, PAGE);
  const last = found.length > PAGE ? page.at(-1) : undefined;
  return {
    unsubscribers: await readAll(
      tx,
      shopId,
      page.map((row) => row.subscriber_id),
    ),
    nextCursor: last ? writeCursor({ key: last.key, subscriberId: last.subscriber_id }) : null,
  };
}

async function readAll(tx: Tx, shopId: number, subscriberIds: string[]): Promise<Unsubscriber[]> {
  if (subscriberIds.length === 0) return [];
  const rows = await tx
    .selectFrom('subscribers')
    .select(['subscriber_id', 'channel', 'first_name', 'last_name', 'phone_e164', 'email', 'opted_out_at'])
    .where('shop_id', '=', shopId)
    .where('subscriber_id', 'in', subscriberIds)
    .execute();
  const byId = new Map(rows.map((row) => [row.subscriber_id, row]));
  return subscriberIds.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return {
      phoneNumber: row.phone_e164,
      fullName: [row.first_name, row.last_name].filter(Boolean).join(' ') || null,
      channel: row.channel as Channel,
      email: row.email,
      unsubscribedAt: row.opted_out_at?.toISOString() ?? null,
    };
  });
}

/** Returns the same for a file, with the list's own cursor. */
export function readUnsubscriberPage(
  tx: Tx,
  shopId: number,
  cursor: string | null,
): ReturnType<typeof listUnsubscribers> {
  return listUnsubscribers(tx, shopId, cursor === null ? null : readCursor('name', cursor));
}
