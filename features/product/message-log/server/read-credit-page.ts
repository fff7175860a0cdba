import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';

/** A credited order in a file. Money is in minor units. */
export interface ListedCredit {
  orderId: string;
  orderName: string;
  orderedAt: Date;
  name: string | null;
  /** In E.164. */
  phone: string | null;
  channel: string;
  sourceType: string;
  sourceId: string | null;
  touchKind: string;
  touchedAt: Date;
  amountMinor: number;
  returnedMinor: number;
  messageId: string;
}

const PAGE = 2000;

/**
 * Returns the next credited orders of a shop by id, among those placed by `until`. Without a cursor the list is at its
 * end.
 */
export async function readCreditPage(
  tx: Tx,
  { shopId, until, cursor }: { shopId: number; until: Date; cursor: string | null },
): Promise<{ credits: ListedCredit[]; nextCursor: string | null }> {
  const { rows } = await sql<ListedCredit>`
    select c.order_id as "orderId", o.name as "orderName", c.ordered_at as "orderedAt",
      nullif(concat_ws(' ', s.first_name, s.last_name), '') as name, s.phone_e164 as phone, c.channel,
      c.source_type as "sourceType", c.source_id as "sourceId", c.touch_kind as "touchKind", c.touched_at as "touchedAt",
      c.amount_minor as "amountMinor", c.returned_minor as "returnedMinor", c.message_id as "messageId"
    from order_credits c
    join orders o on o.shop_id = c.shop_id and o.order_id = c.order_id
    left join subscribers s on s.shop_id = c.shop_id and s.subscriber_id = c.subscriber_id
    where c.shop_id = ${shopId} and c.order_id > ${cursor ?? ''}
    order by c.order_id limit ${PAGE}`.execute(tx);
  return {
    credits: rows.filter((row) => row.orderedAt <= until),
    nextCursor: rows.length === PAGE ? (rows.at(-1)?.orderId ?? null) : null,
  };
}
