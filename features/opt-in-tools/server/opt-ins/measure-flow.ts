import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { roomLeft, type OptInFlow } from '../../rules/unusual-flow.ts';

const MINUTE_MS = 60_000;

interface ShopOfToday {
  shopId: number;
  today: string;
}

/**
 * How many opt-ins of each shop may follow before one has to be confirmed; a shop that is not among them has no room.
 * Of those that have some this transaction is the only one until it ends, so that a flood stops at the bound and not
 * behind it.
 */
export async function holdRoom(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  shops: readonly ShopOfToday[],
): Promise<Map<number, number>> {
  const now = clock.now();
  // Those of a flood do not wait for one another.
  const seen = await measureRoom(tx, shops, now);
  const open = shops.filter(({ shopId }) => seen.has(shopId));
  if (open.length === 0) return seen;
  const ids = open.map(({ shopId }) => shopId);
  // In one order: two that want the same shops do not wait for each other.
  await sql`
    select pg_advisory_xact_lock(k) from (
      select hashtextextended('opt-in', id) as k from unnest(${ids}::bigint[]) id order by k
    ) keys`.execute(tx);
  return measureRoom(tx, open, now);
}

async function measureRoom(tx: Tx, shops: readonly ShopOfToday[], now: Date): Promise<Map<number, number>> {
  // The ledger's ids are in the order of time, and its key begins with them.
  const minuteAgo = timeOrderedId(new Date(now.getTime() - MINUTE_MS));
  const { rows } = await sql<OptInFlow & { shopId: number }>`
    select s.shop_id as "shopId",
      (select count(*)::int from consent_ledger l
       where l.shop_id = s.shop_id and l.entry_id > ${minuteAgo} and l.kind = 'granted'
         and l.tool_id is not null and l.own_message_id is null) as "inLastMinute",
      d.today, d.usual_a_day as "usualADay"
    from unnest(${shops.map(({ shopId }) => shopId)}::bigint[], ${shops.map(({ today }) => today)}::date[])
      as s (shop_id, today)
    cross join lateral (
      select coalesce(sum(opt_ins) filter (where day = s.today), 0)::int as today,
        coalesce(sum(opt_ins) filter (where day < s.today), 0)::float8 / 28 as usual_a_day
      from tool_days t
      where t.shop_id = s.shop_id and t.day > s.today - 29 and t.day <= s.today
    ) d`.execute(tx);
  const rooms = rows.map(({ shopId, ...flow }) => [shopId, roomLeft(flow)] as const);
  return new Map(rooms.filter(([, room]) => room > 0));
}
