import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { isUnusualFlow, type OptInFlow } from '../rules/unusual-flow.ts';

const MINUTE_MS = 60_000;

/**
 * Whether a shop has so many opt-ins that this one has to be confirmed. When it has not, it is the only one until its
 * transaction ends, so that a flood stops at the bound and not behind it.
 */
export async function isFlooded(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  shop: { shopId: number; today: string },
): Promise<boolean> {
  const look = async () => isUnusualFlow(await measureFlow(tx, { ...shop, now: clock.now() }));
  // Those of a flood do not wait for one another.
  if (await look()) return true;
  await sql`select pg_advisory_xact_lock(hashtextextended('opt-in', ${shop.shopId}))`.execute(tx);
  return look();
}

async function measureFlow(
  tx: Tx,
  { shopId, today, now }: { shopId: number; today: string; now: Date },
): Promise<OptInFlow> {
  // The ledger's ids are in the order of time, and its key begins with them.
  const minuteAgo = timeOrderedId(new Date(now.getTime() - MINUTE_MS));
  const { rows } = await sql<OptInFlow>`
    select
      (select count(*)::int from consent_ledger
       where shop_id = ${shopId} and entry_id > ${minuteAgo} and kind = 'granted'
         and tool_id is not null and own_message_id is null) as "inLastMinute",
      coalesce(sum(opt_ins) filter (where day = ${today}), 0)::int as today,
      coalesce(sum(opt_ins) filter (where day < ${today}), 0)::float8 / 28 as "usualADay"
    from tool_days
    where shop_id = ${shopId} and day > ${today}::date - 29 and day <= ${today}`.execute(tx);
  return rows[0] ?? { inLastMinute: 0, today: 0, usualADay: 0 };
}
