import type pg from 'pg';
import { arrayLiteral, momentsLiteral } from '#platform/database/array-literal.ts';
import { foldAdvances, type Advance } from '../rules/advance.ts';

/**
 * Moves messages along their way and counts each step once, in one statement. A state never goes back: read over
 * delivered over failed over sent; a receipt that comes twice, late or out of order changes nothing more.
 * Steps count on the shop's day of sending, failures on the day they are told. Messages that are on their way
 * leave the outbox. Returns the advances of messages that are not there.
 */
export async function advanceMessages(
  client: pg.ClientBase | pg.Pool,
  advances: readonly Advance[],
): Promise<Advance[]> {
  const folded = foldAdvances(advances);
  if (folded.length === 0) return [];
  const { rows } = await client.query<{ found: number }>({
    name: 'advance-messages',
    text: ADVANCE,
    values: [
      ...keysOf(folded),
      momentsLiteral(folded.map((one) => one.sentAt)),
      momentsLiteral(folded.map((one) => one.deliveredAt)),
      momentsLiteral(folded.map((one) => one.readAt)),
      momentsLiteral(folded.map((one) => one.failedAt)),
      momentsLiteral(folded.map((one) => one.clickedAt)),
      folded.map((one) => one.providerMessageId ?? null),
      arrayLiteral(folded.map((one) => one.code)),
      folded.map((one) => one.error?.slice(0, 500) ?? null),
    ],
  });
  return rows[0]?.found === folded.length ? [] : findMissing(client, folded);
}

async function findMissing(
  client: pg.ClientBase | pg.Pool,
  advances: readonly Advance[],
): Promise<Advance[]> {
  const { rows } = await client.query<{ message_id: string }>(
    `select m.message_id
     from unnest($1::bigint[], $2::uuid[], $3::timestamptz[]) as g(shop_id, message_id, created_at)
     join messages m on m.shop_id = g.shop_id and m.message_id = g.message_id and m.created_at = g.created_at`,
    keysOf(advances),
  );
  const found = new Set(rows.map((row) => row.message_id));
  return advances.filter((one) => !found.has(one.messageId));
}

function keysOf(advances: readonly Advance[]): unknown[] {
  return [
    arrayLiteral(advances.map((one) => one.shopId)),
    arrayLiteral(advances.map((one) => one.messageId)),
    momentsLiteral(advances.map((one) => one.createdAt)),
  ];
}

const ADVANCE = `
with given as (
  select * from unnest(
    $1::bigint[], $2::uuid[], $3::timestamptz[], $4::timestamptz[], $5::timestamptz[], $6::timestamptz[],
    $7::timestamptz[], $8::timestamptz[], $9::text[], $10::int[], $11::text[]
  ) as g(shop_id, message_id, created_at, sent_at, delivered_at, read_at, failed_at, clicked_at, provider_message_id, code, error)
),
before as (
  select m.*
  from (select * from given order by shop_id, message_id) g
  cross join lateral (
    select * from messages m
    where m.shop_id = g.shop_id and m.message_id = g.message_id and m.created_at = g.created_at
    limit 1 for no key update
  ) m
),
after as (
  select b.shop_id, b.message_id, b.created_at, b.channel, b.source_type, b.state as old_state,
    b.sent_at as old_sent_at, b.delivered_at as old_delivered_at, b.read_at as old_read_at,
    b.failed_at as old_failed_at, b.clicked_at as old_clicked_at,
    coalesce(b.sent_at, g.sent_at, g.delivered_at, g.read_at, g.clicked_at) as sent_at,
    coalesce(b.delivered_at, g.delivered_at, g.read_at) as delivered_at,
    coalesce(b.read_at, g.read_at) as read_at,
    case when coalesce(b.delivered_at, g.delivered_at, g.read_at) is null then coalesce(b.failed_at, g.failed_at) end as failed_at,
    coalesce(b.clicked_at, g.clicked_at) as clicked_at,
    coalesce(b.provider_message_id, g.provider_message_id) as provider_message_id,
    coalesce(g.code, b.provider_code) as code,
    coalesce(g.error, b.provider_error) as error,
    b.provider_message_id as old_provider_message_id, b.provider_code as old_code, b.provider_error as old_error
  from before b join given g on b.shop_id = g.shop_id and b.message_id = g.message_id
),
judged as (
  select *, case
      when read_at is not null then 'read'
      when delivered_at is not null then 'delivered'
      when failed_at is not null then 'failed'
      when sent_at is not null then 'sent'
      else old_state
    end as state
  from after
),
moved as (
  update messages m set
    sent_at = a.sent_at, delivered_at = a.delivered_at, read_at = a.read_at, failed_at = a.failed_at,
    clicked_at = a.clicked_at, provider_message_id = a.provider_message_id,
    provider_code = a.code, provider_error = a.error, state = a.state
  from judged a
  where m.shop_id = a.shop_id and m.message_id = a.message_id and m.created_at = a.created_at
    -- Every message is told 'sent' again after its answer, and much is told twice: what says nothing new writes nothing.
    and (a.state, a.sent_at, a.delivered_at, a.read_at, a.failed_at, a.clicked_at, a.provider_message_id, a.code, a.error)
      is distinct from (a.old_state, a.old_sent_at, a.old_delivered_at, a.old_read_at, a.old_failed_at, a.old_clicked_at,
        a.old_provider_message_id, a.old_code, a.old_error)
),
gone as (
  -- Only what is still queued may be there.
  delete from outbox o using after a
  where a.old_state = 'queued' and o.shop_id = a.shop_id and o.message_id = a.message_id
    and (a.sent_at is not null or a.failed_at is not null)
),
steps as (
  select a.shop_id, a.channel, a.source_type, (a.sent_at at time zone s.time_zone)::date as day,
    (a.old_sent_at is null)::int as sent,
    (a.old_delivered_at is null and a.delivered_at is not null)::int as delivered,
    (a.old_read_at is null and a.read_at is not null)::int as read,
    (a.old_clicked_at is null and a.clicked_at is not null)::int as clicked,
    0 as failed
  from after a join shops s on s.shop_id = a.shop_id
  where a.sent_at is not null
  union all
  select a.shop_id, a.channel, a.source_type, (coalesce(a.failed_at, a.old_failed_at) at time zone s.time_zone)::date,
    0, 0, 0, 0, (a.failed_at is not null)::int - (a.old_failed_at is not null)::int
  from after a join shops s on s.shop_id = a.shop_id
  where (a.failed_at is null) <> (a.old_failed_at is null)
),
counted as (
  insert into daily_rollups as r (shop_id, day, channel, source_type, sent, delivered, read, clicked, failed)
  select shop_id, day, channel, source_type, sum(sent), sum(delivered), sum(read), sum(clicked), sum(failed)
  from steps
  group by shop_id, day, channel, source_type
  having sum(sent) <> 0 or sum(delivered) <> 0 or sum(read) <> 0 or sum(clicked) <> 0 or sum(failed) <> 0
  order by shop_id, day, channel, source_type
  on conflict (shop_id, day, channel, source_type) do update set
    sent = r.sent + excluded.sent, delivered = r.delivered + excluded.delivered, read = r.read + excluded.read,
    clicked = r.clicked + excluded.clicked, failed = r.failed + excluded.failed
)
select count(*)::int as found from before`;
