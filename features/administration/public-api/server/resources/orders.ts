import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Channel } from '#platform/channel/channel.ts';
import { API_CHANNEL } from '../../contract/resources/names.ts';
import { listCredits, type ApiCredit } from '../../contract/resources/orders.ts';
import { MomentPosition, readCursor, sizeOf, toPage } from '../../rules/cursor.ts';
import type { EndpointBinder } from '../bind-endpoint.ts';

/** A row of `CREDIT`. */
export interface FoundCredit {
  order_id: string;
  name: string;
  ordered_at: Date;
  subscriber_id: string;
  message_id: string;
  channel: Channel;
  source_type: string;
  touch_kind: 'code' | 'click' | 'read';
  amount_minor: number;
  returned_minor: number;
}

/** The columns of a credit `c` with its order `o`. */
export const CREDIT = sql`c.order_id, o.name, c.ordered_at, c.subscriber_id, c.message_id, c.channel, c.source_type,
  c.touch_kind, c.amount_minor, c.returned_minor`;

export function bindOrders(binder: EndpointBinder): void {
  binder.read(listCredits, async (tx, { shopId, query }) => {
    const after = readCursor('credits', query.cursor, MomentPosition);
    const size = sizeOf(query.limit);
    const { rows } = await sql<FoundCredit>`
      select ${CREDIT}
      from order_credits c join orders o on o.shop_id = c.shop_id and o.order_id = c.order_id
      where c.shop_id = ${shopId}
        ${after === null ? sql`` : sql`and (c.ordered_at, c.order_id) < (${after[0]}::timestamptz, ${after[1]})`}
      order by c.ordered_at desc, c.order_id desc limit ${size + 1}`.execute(tx);
    return toPage('credits', rows, {
      size,
      positionOf: (row) => [row.ordered_at.toISOString(), row.order_id],
      toEntry: toCredit,
    });
  });
}

export function toCredit(row: FoundCredit): z.infer<typeof ApiCredit> {
  return {
    orderId: row.order_id,
    orderName: row.name,
    orderedAt: row.ordered_at.toISOString(),
    personId: row.subscriber_id,
    messageId: row.message_id,
    channel: API_CHANNEL[row.channel],
    source: row.source_type,
    touch: row.touch_kind,
    amountMinor: row.amount_minor,
    returnedMinor: row.returned_minor,
  };
}
