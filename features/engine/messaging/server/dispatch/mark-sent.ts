import type pg from 'pg';
import { arrayLiteral, momentsLiteral } from '#platform/database/array-literal.ts';
import { ONLY_ONE } from '../../contract/source.ts';
import type { Advance } from '../../rules/receipts/advance.ts';
import { NOTED_HERE } from '../receipts/advance-statement.ts';

/** A message that the provider accepted. */
export type Sent = Required<
  Pick<Advance, 'shopId' | 'messageId' | 'createdAt' | 'sentAt' | 'providerMessageId'>
>;

/**
 * The usual end of a send: queued messages become sent at `sentAt` and are counted on the shop's day. It costs half of
 * `advanceMessages`, because nothing has to be compared. Returns the messages that it left alone because a receipt was
 * faster. Needs a transaction.
 */
export async function markSent(
  client: pg.ClientBase,
  sent: readonly Sent[],
  sentAt: Date,
): Promise<readonly Sent[]> {
  if (sent.length === 0) return sent;
  const { rows } = await client.query<{ moved: number }>({
    name: 'mark-sent',
    text: MARK_SENT,
    values: [...values(sent), sentAt],
  });
  if (rows[0]?.moved === sent.length) return [];
  return findUnmoved(client, sent);
}

/** The provider's id of a message shows whether this call or an earlier one moved it. */
async function findUnmoved(client: pg.ClientBase, sent: readonly Sent[]): Promise<readonly Sent[]> {
  const { rows } = await client.query<{ message_id: string }>(
    `select m.message_id
     from unnest($1::bigint[], $2::uuid[], $3::timestamptz[], $4::text[]) as g(shop_id, message_id, created_at, provider_message_id)
     join messages m on m.shop_id = g.shop_id and m.message_id = g.message_id and m.created_at = g.created_at
     where m.state = 'sent' and m.provider_message_id = g.provider_message_id`,
    values(sent),
  );
  const moved = new Set(rows.map((row) => row.message_id));
  return sent.filter((one) => !moved.has(one.messageId));
}

function values(sent: readonly Sent[]): unknown[] {
  return [
    arrayLiteral(sent.map((one) => one.shopId)),
    arrayLiteral(sent.map((one) => one.messageId)),
    momentsLiteral(sent.map((one) => one.createdAt)),
    sent.map((one) => one.providerMessageId),
  ];
}

/** The shop's day, in the time zone that it had at that moment. */
const DAY = `day_in_zone($5, case when s.time_zone_since > $5
    then coalesce(zone_before(s.shop_id, $5), s.former_time_zone) else s.time_zone end)`;

// Rows are locked in the order of their key, as everywhere, so that two writers never deadlock.
const MARK_SENT = `
with given as (
  select * from unnest($1::bigint[], $2::uuid[], $3::timestamptz[], $4::text[])
    as g(shop_id, message_id, created_at, provider_message_id)
  where ${NOTED_HERE}
  order by shop_id, message_id
),
moved as (
  update messages m set state = 'sent', sent_at = $5, provider_message_id = g.provider_message_id
  from given g
  where m.shop_id = g.shop_id and m.message_id = g.message_id and m.created_at = g.created_at
    and m.state = 'queued' and m.sent_at is null
  returning m.shop_id, m.subscriber_id, m.channel, m.source_kind, m.source_type,
    coalesce(m.source_id, '${ONLY_ONE}') as source_id, m.flow_id, m.node_id,
    case when m.source_kind = 'broadcast' then m.source_id end as broadcast_id
),
noted as (
  select note_sends(shop_id, broadcast_id, $5, array_agg(subscriber_id))
  from moved where source_kind <> 'test'
  group by shop_id, broadcast_id
),
summed as (
  select shop_id, channel, source_kind, source_type, source_id, count(*) as sent from moved
  where source_kind <> 'test'
  group by shop_id, channel, source_kind, source_type, source_id
),
counted as (
  insert into daily_rollups as r (shop_id, day, channel, source_kind, source_type, source_id, sent)
  select m.shop_id, ${DAY}, m.channel, m.source_kind, m.source_type, m.source_id, m.sent
  from summed m join shops s on s.shop_id = m.shop_id
  order by 1, 2, 3, 4, 5, 6
  on conflict (shop_id, day, channel, source_kind, source_type, source_id) do update set sent = r.sent + excluded.sent
  returning 1
),
-- Written after the days, in the order that receipts use. Without that, the database writes them in the opposite order.
counted_parts as (
  insert into flow_node_days as r (shop_id, day, flow_id, node_id, sent)
  select m.shop_id, ${DAY}, m.flow_id, m.node_id, count(*)
  from moved m join shops s on s.shop_id = m.shop_id
  where m.flow_id is not null and m.source_kind <> 'test' and (select count(*) from counted) >= 0
  group by 1, 2, 3, 4
  order by 1, 3, 4, 2
  on conflict (shop_id, flow_id, node_id, day) do update set sent = r.sent + excluded.sent
)
-- PostgreSQL skips a query that nothing reads, so the last statement reads the notes.
select (select count(*)::int from moved) as moved, (select count(*) from noted) as notes`;
