import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { arrayLiteral, momentsLiteral } from '#platform/database/array-literal.ts';
import type { Tx } from '#platform/database/database.ts';

/** A link of a message was opened, or a reply button that continues its flow was pressed. */
export interface Tap {
  shopId: number;
  messageId: string;
  /** Of the message. */
  createdAt: Date;
  tappedAt: Date;
}

/**
 * Counts messages of flows as tapped: each once, under the day it was sent in the shop's time zone. A message that is
 * not known to be sent yet is skipped, and its next tap counts it. Test messages do not count.
 */
export async function noteTaps(client: pg.ClientBase, taps: readonly Tap[]): Promise<void> {
  if (taps.length === 0) return;
  await client.query({ name: 'note-taps', text: NOTE_TAPS, values: valuesOf(taps) });
}

/** Notes one tap, in the transaction that stores the shopper's reply. */
export async function noteTap(tx: Tx, tap: Tap): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw(NOTE_TAPS, valuesOf([tap])));
}

function valuesOf(taps: readonly Tap[]): string[] {
  return [
    arrayLiteral(taps.map((one) => one.shopId)),
    arrayLiteral(taps.map((one) => one.messageId)),
    momentsLiteral(taps.map((one) => one.createdAt)),
    momentsLiteral(taps.map((one) => one.tappedAt)),
  ];
}

// Counts are written in the order of their key, as everywhere, so that two writers never deadlock.
const NOTE_TAPS = `
with given as (
  select shop_id, message_id, created_at, min(tapped_at) as tapped_at
  from unnest($1::bigint[], $2::uuid[], $3::timestamptz[], $4::timestamptz[])
    as g(shop_id, message_id, created_at, tapped_at)
  group by shop_id, message_id, created_at order by shop_id, message_id
),
tapped as (
  update messages m set tapped_at = g.tapped_at from given g
  where m.shop_id = g.shop_id and m.message_id = g.message_id and m.created_at = g.created_at
    and m.flow_id is not null and m.tapped_at is null and m.sent_at is not null and m.source_kind <> 'test'
  returning m.shop_id, m.flow_id, m.node_id, m.sent_at
)
insert into flow_node_days as r (shop_id, day, flow_id, node_id, tapped)
select t.shop_id, shop_day(s, t.sent_at) as day, t.flow_id, t.node_id, count(*)
from tapped t join shops s on s.shop_id = t.shop_id
group by 1, 2, 3, 4
order by 1, 3, 4, 2
on conflict (shop_id, flow_id, node_id, day) do update set tapped = r.tapped + excluded.tapped`;
