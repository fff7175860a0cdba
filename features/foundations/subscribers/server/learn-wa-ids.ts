import type pg from 'pg';
import { arrayLiteral } from '#platform/database/array-literal.ts';
import { waIdToE164 } from '#platform/phone/phone-number.ts';

/** A person's WhatsApp id from the answer to a message. */
interface ReportedWaId {
  shopId: number;
  subscriberId: string;
  waId: string;
}

/**
 * Stores WhatsApp's ids of people whose numbers it writes differently, so that an opt-out under that id is theirs. An
 * id that somebody else of the shop has stays theirs.
 */
export async function learnWaIds(pool: pg.Pool, reported: readonly ReportedWaId[]): Promise<void> {
  if (reported.length === 0) return;
  await pool.query({
    name: 'learn-wa-ids',
    text: LEARN,
    values: [
      arrayLiteral(reported.map((one) => one.shopId)),
      arrayLiteral(reported.map((one) => one.subscriberId)),
      reported.map((one) => one.waId),
      reported.map((one) => waIdToE164(one.waId)),
    ],
  });
}

// A row without a number is not changed: a late answer must not identify an erased person again. Rows are locked in the
// order of their ids, as everywhere, so that two writers never deadlock.
const LEARN = `
with given as (
  select distinct on (g.shop_id, g.wa_id) g.*
  from unnest($1::bigint[], $2::uuid[], $3::text[], $4::text[]) as g(shop_id, subscriber_id, wa_id, phone)
  order by g.shop_id, g.wa_id, g.subscriber_id
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
