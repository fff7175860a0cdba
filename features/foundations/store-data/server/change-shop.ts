import { sql, type Updateable } from 'kysely';
import type { Shops } from '#database/schema/rows.ts';
import type { Tx } from '#platform/database/database.ts';

/** What other features decide of a shop; what its store says of it is written here alone. */
type Decided = Pick<
  Updateable<Shops>,
  'plan_name' | 'charge_status' | 'compare_plan_at' | 'facebook_page_id'
>;

/** Writes what a feature decided of a shop: its plan, or its page. */
export async function changeShop(tx: Tx, shopId: number, decided: Decided): Promise<void> {
  await tx.updateTable('shops').set(decided).where('shop_id', '=', shopId).execute();
}

/** Keeps when something was first so; a moment that is known stays. */
export async function storeFirst(
  tx: Tx,
  shopId: number,
  column: 'facebook_onboarded_at' | 'compare_plan_at',
  at: Date,
): Promise<void> {
  await tx
    .updateTable('shops')
    .set({ [column]: at })
    .where('shop_id', '=', shopId)
    .where(column, 'is', null)
    .execute();
}

/** The shop has somebody who signed up on Messenger: noted once, for every sign-up says so. */
export async function noteFacebookSubscriber(tx: Tx, shopId: number): Promise<void> {
  await tx
    .updateTable('shops')
    .set({ has_facebook_subscriber: true })
    .where('shop_id', '=', shopId)
    .where('has_facebook_subscriber', '=', false)
    .execute();
}

/** Since when shops have used up what their plans allow, null where they have not; what is so already stays. */
export async function setPlanLimits(
  tx: Tx,
  limits: readonly { shopId: number; reachedAt: Date | null }[],
): Promise<void> {
  await sql`
    update shops s set plan_limit_reached_at = n.reached_at
    from unnest(${limits.map(({ shopId }) => shopId)}::bigint[],
      ${limits.map(({ reachedAt }) => reachedAt)}::timestamptz[]) as n (shop_id, reached_at)
    where s.shop_id = n.shop_id and (n.reached_at is null) <> (s.plan_limit_reached_at is null)`.execute(tx);
}
