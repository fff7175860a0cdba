import { sql } from 'kysely';
import { setPlanLimits } from '#features/foundations/store-data/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { IncludedUsed } from '../rules/included-used.ts';
import type { Usage } from '../rules/plan-catalogue.ts';

/** A shop that is due for a check, with the facts about its limit. */
export interface DueCount {
  shopId: number;
  planName: string;
  freeSince: Date;
  /** The current paid subscription. Null on a plan without a charge. */
  paid: {
    subscriptionId: string;
    usage: Usage | null;
    activatedAt: Date;
    trialDays: number;
    includedUsed: IncludedUsed;
  } | null;
  /** The last check. `cycleStartedAt` is null if the terms have changed since. */
  cycleStartedAt: Date | null;
  used: number;
  sentSeen: number;
}

interface DueRow {
  shop_id: number;
  plan_name: string;
  free_since: Date;
  usage: Usage | null;
  activated_at: Date | null;
  trial_days: number | null;
  subscription_id: string | null;
  included_used: IncludedUsed | null;
  cycle_started_at: Date | null;
  used: number;
  sent_seen: number;
}

/** Takes due shops with their rows. A concurrent change of plan goes first. */
export async function claimDueCounts(tx: Tx, now: Date, most: number): Promise<DueCount[]> {
  const { rows } = await sql<DueRow>`
    select c.shop_id, s.plan_name, s.free_since, a.usage, a.activated_at, a.trial_days,
      a.subscription_id, a.included_used,
      c.cycle_started_at, c.used, c.sent_seen
    from usage_counts c
    join shops s on s.shop_id = c.shop_id
    left join app_subscriptions a on a.shop_id = c.shop_id and a.state = 'active'
    where c.check_at <= ${now} and s.uninstalled_at is null
    order by c.check_at
    limit ${most}
    for no key update of c, s skip locked`.execute(tx);
  return rows.map((row) => ({
    shopId: row.shop_id,
    planName: row.plan_name,
    freeSince: row.free_since,
    paid: row.activated_at && {
      subscriptionId: row.subscription_id ?? '',
      usage: row.usage,
      activatedAt: row.activated_at,
      trialDays: row.trial_days ?? 0,
      includedUsed: row.included_used ?? {},
    },
    cycleStartedAt: row.cycle_started_at,
    used: row.used,
    sentSeen: row.sent_seen,
  }));
}

/**
 * Returns how many messages each shop sent since the day on which its cycle started, from the daily figures: a few rows
 * a day. The first day counts as a whole, so the number is never too low.
 */
export async function sumSent(
  tx: Tx,
  shops: readonly { shopId: number; since: Date }[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ shop_id: number; sent: number }>`
    select r.shop_id, sum(r.sent)::bigint as sent
    from unnest(${shops.map(({ shopId }) => shopId)}::bigint[], ${shops.map(({ since }) => since)}::timestamptz[])
      as asked (shop_id, since)
    join shops s on s.shop_id = asked.shop_id
    join daily_rollups r on r.shop_id = asked.shop_id and r.day >= (asked.since at time zone s.time_zone)::date
    group by r.shop_id`.execute(tx);
  return new Map(rows.map((row) => [row.shop_id, row.sent]));
}

/** The result of a check. */
export interface Counted {
  shopId: number;
  cycleStartedAt: Date;
  used: number;
  sentSeen: number;
  isReached: boolean;
  checkAt: Date;
}

/** Stores the counts, and since when a shop's messages wait, in two statements. */
export async function saveCounts(tx: Tx, counted: readonly Counted[], now: Date): Promise<void> {
  const shopIds = counted.map(({ shopId }) => shopId);
  await sql`
    update usage_counts c set cycle_started_at = n.cycle, used = n.used, sent_seen = n.sent, check_at = n.check_at
    from unnest(${shopIds}::bigint[], ${counted.map((one) => one.cycleStartedAt)}::timestamptz[],
      ${counted.map((one) => one.used)}::bigint[], ${counted.map((one) => one.sentSeen)}::bigint[],
      ${counted.map((one) => one.checkAt)}::timestamptz[]) as n (shop_id, cycle, used, sent, check_at)
    where c.shop_id = n.shop_id`.execute(tx);
  await setPlanLimits(
    tx,
    counted.map(({ shopId, isReached }) => ({ shopId, reachedAt: isReached ? now : null })),
  );
}

const AT_ONCE = new Date(0);

/** Marks changed terms: nothing waits because of the old ones, and the new ones are checked within a second. */
export async function recheckTerms(tx: Tx, shopId: number): Promise<void> {
  await tx
    .insertInto('usage_counts')
    .values({ shop_id: shopId, check_at: AT_ONCE })
    .onConflict((conflict) =>
      conflict.column('shop_id').doUpdateSet({ cycle_started_at: null, check_at: AT_ONCE }),
    )
    .execute();
  await setPlanLimits(tx, [{ shopId, reachedAt: null }]);
}
