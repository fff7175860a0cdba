import type pg from 'pg';
import { arrayLiteral, momentsLiteral } from '#platform/database/array-literal.ts';
import { waIdToE164 } from '#platform/phone/phone-number.ts';

/** What WhatsApp called the person that a message went to. */
export type ToldWaId = { shopId: number; waId?: string | undefined } & (
  | { subscriberId: string }
  | { messageId: string; createdAt: Date }
);

/**
 * Stores what WhatsApp calls people whose number it writes in another way than they do, so that a STOP under that name
 * is theirs. A name that anybody else of the shop has stays theirs. Does nothing for answers that tell no such name.
 */
export async function learnWaIds(pool: pg.Pool, told: readonly ToldWaId[]): Promise<void> {
  const named = told.flatMap((one) => (one.waId === undefined ? [] : [{ ...one, waId: one.waId }]));
  if (named.length === 0) return;
  await pool.query({
    name: 'learn-wa-ids',
    text: LEARN,
    values: [
      arrayLiteral(named.map((one) => one.shopId)),
      arrayLiteral(named.map((one) => ('subscriberId' in one ? one.subscriberId : null))),
      arrayLiteral(named.map((one) => ('messageId' in one ? one.messageId : null))),
      momentsLiteral(named.map((one) => ('messageId' in one ? one.createdAt : null))),
      named.map((one) => one.waId),
      named.map((one) => waIdToE164(one.waId)),
    ],
  });
}

// A row without a number is not touched: who was erased is not given a name again by a late answer. Rows are held in
// the order of their ids, as everywhere else, so that two writers never wait for each other.
const LEARN = `
with given as (
  select distinct on (g.shop_id, g.wa_id) g.shop_id, g.wa_id, coalesce(g.subscriber_id, m.subscriber_id) as subscriber_id, g.phone
  from unnest($1::bigint[], $2::uuid[], $3::uuid[], $4::timestamptz[], $5::text[], $6::text[])
    as g(shop_id, subscriber_id, message_id, created_at, wa_id, phone)
  left join messages m on m.shop_id = g.shop_id and m.message_id = g.message_id and m.created_at = g.created_at
  order by g.shop_id, g.wa_id
),
held as (
  select s.shop_id, s.subscriber_id, g.wa_id
  from given g join subscribers s on s.shop_id = g.shop_id and s.subscriber_id = g.subscriber_id
  where s.channel = 'WA' and s.wa_id is null and s.phone_e164 is not null
    and not exists (
      select from subscribers o
      where o.shop_id = g.shop_id and o.channel = 'WA' and o.subscriber_id <> s.subscriber_id
        and (o.wa_id = g.wa_id or o.phone_e164 = g.phone))
  order by s.subscriber_id for no key update of s
)
update subscribers s set wa_id = h.wa_id from held h
where s.shop_id = h.shop_id and s.subscriber_id = h.subscriber_id`;
