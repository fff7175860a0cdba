import { sql } from 'kysely';
import { DAY_MS, MINUTE_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { roomLeft, type OptInFlow } from '../../rules/unusual-flow.ts';

/** A shop with this many opt-ins left is far from a flood, whatever other processes store meanwhile. */
const FAR = 2000;
const POLL_INTERVAL_MS = 1000;

/** A shop and its number of opt-ins. */
interface Asking {
  shopId: number;
  today: string;
  count: number;
}

/** Watches the rate of opt-ins of each shop. */
export class FlowWatch {
  readonly #clock: Context['clock'];
  readonly #far = new Map<number, { room: number; today: string; seenAtMs: number }>();

  constructor({ clock }: Pick<Context, 'clock'>) {
    this.#clock = clock;
  }

  /**
   * Returns how many opt-ins of each shop may follow before one has to be confirmed; a missing shop has none left.
   * Shops close to the limit are locked until the end of the transaction, so that a flood stops exactly at the limit.
   * Shops far from it are checked once a second, because counting takes time for a shop with thousands of opt-ins a
   * minute.
   */
  async holdRoom(tx: Tx, shops: readonly Asking[]): Promise<Map<number, number>> {
    const [far, near] = this.#split(shops);
    // Taken before anything waits, because the check could be too old afterwards.
    const rooms = this.#takeAll(far);
    if (near.length === 0) return rooms;
    const now = this.#clock.now();
    // Shops in a flood do not wait for each other.
    const seen = await measureRoom(tx, near, now);
    const open = near.filter(({ shopId }) => seen.has(shopId));
    for (const shop of open) this.#note(shop, seen.get(shop.shopId) ?? 0);
    const [nowFar, held] = this.#split(open);
    for (const [shopId, room] of this.#takeAll(nowFar)) rooms.set(shopId, room);
    if (held.length === 0) return rooms;
    await lockShops(tx, held);
    for (const [shopId, room] of await measureRoom(tx, held, now)) rooms.set(shopId, room);
    return rooms;
  }

  #split(shops: readonly Asking[]): [far: Asking[], near: Asking[]] {
    const far = shops.filter((shop) => this.#isFar(shop));
    return [far, shops.filter((shop) => !far.includes(shop))];
  }

  #takeAll(far: readonly Asking[]): Map<number, number> {
    return new Map(far.map((shop) => [shop.shopId, this.#take(shop)]));
  }

  #note({ shopId, today }: Asking, room: number): void {
    if (room > FAR) this.#far.set(shopId, { room, today, seenAtMs: performance.now() });
    else this.#far.delete(shopId);
  }

  #isFar({ shopId, today, count }: Asking): boolean {
    const seen = this.#far.get(shopId);
    if (seen === undefined) return false;
    const isNew = performance.now() - seen.seenAtMs < POLL_INTERVAL_MS && seen.today === today;
    return isNew && seen.room - count > FAR;
  }

  #take({ shopId, count }: Asking): number {
    const seen = this.#far.get(shopId);
    if (seen) seen.room -= count;
    return count;
  }
}

async function lockShops(tx: Tx, shops: readonly Asking[]): Promise<void> {
  const ids = shops.map(({ shopId }) => shopId);
  // A fixed order, so that two transactions with the same shops do not deadlock.
  await sql`
    select pg_advisory_xact_lock(k) from (
      select hashtextextended('opt-in', id) as k from unnest(${ids}::bigint[]) id order by k
    ) keys`.execute(tx);
}

async function measureRoom(tx: Tx, shops: readonly Asking[], now: Date): Promise<Map<number, number>> {
  // The ledger's ids are in the order of time, and its key begins with them.
  const minuteAgo = timeOrderedId(new Date(now.getTime() - MINUTE_MS));
  const dayAgo = timeOrderedId(new Date(now.getTime() - DAY_MS));
  const { rows } = await sql<OptInFlow & { shopId: number }>`
    select s.shop_id as "shopId",
      (select count(*)::int from consent_ledger l
       where l.shop_id = s.shop_id and l.entry_id > ${minuteAgo} and l.kind = 'granted'
         and l.tool_id is not null and l.own_message_id is null) as "inLastMinute",
      -- Browsers of known numbers that drew a prize of their own are no new people, but may be farmed as well.
      d.today + (select count(*)::int from tool_prizes p
        where p.shop_id = s.shop_id and p.subscriber_id is null and p.prize_id > ${dayAgo}) as today,
      d.usual_a_day as "usualADay"
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
