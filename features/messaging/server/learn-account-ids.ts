import type { Context } from '#platform/context.ts';
import type { ToldAccountId } from './account-ids.ts';

const LOCK_WAIT_MS = 500;

/**
 * Writes down which accounts the people have whom messages went to: of those who are known by a number and had no
 * account until now, and only where nobody else of the shop has it. Whoever was erased has no number.
 */
export async function learnAccountIds(
  ctx: Pick<Context, 'pool'>,
  told: readonly ToldAccountId[],
): Promise<void> {
  await ctx.pool.query({
    name: 'learn-account-ids',
    text: `
      with learnt as (
        select distinct on (m.shop_id, g.bsuid) m.shop_id, m.subscriber_id, g.bsuid
        from unnest($1::bigint[], $2::uuid[], $3::timestamptz[], $4::text[]) as g(shop_id, message_id, created_at, bsuid)
        join messages m on m.shop_id = g.shop_id and m.message_id = g.message_id and m.created_at = g.created_at
        where m.channel = 'WA'
          -- Somebody whose row is held is learnt of another time, and holds up nobody else's.
          and (select set_config('lock_timeout', '${LOCK_WAIT_MS}', true)) is not null
      )
      update subscribers s set bsuid = l.bsuid
      from (select distinct on (shop_id, subscriber_id) * from learnt order by shop_id, subscriber_id) l
      where s.shop_id = l.shop_id and s.subscriber_id = l.subscriber_id and s.bsuid is null
        and (s.phone_e164 is not null or s.wa_id is not null)
        and not exists (
          select from subscribers other
          where other.shop_id = l.shop_id and other.channel = 'WA' and other.bsuid = l.bsuid
        )`,
    values: [
      told.map((one) => one.shopId),
      told.map((one) => one.messageId),
      told.map((one) => one.createdAt),
      told.map((one) => one.bsuid),
    ],
  });
}
