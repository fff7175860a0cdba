import { sql, type Updateable } from 'kysely';
import type { Shops } from '#database/schema/rows.ts';
import type { Tx } from '#platform/database/database.ts';

/** The columns of a shop that other features decide. The columns that its store reports are written only here. */
type Decided = Pick<
  Updateable<Shops>,
  'plan_name' | 'charge_status' | 'compare_plan_at' | 'facebook_page_id' | 'merchant_locale'
>;

/** Writes what a feature decided about a shop: its plan, its page, or the language of its merchant. */
export async function changeShop(tx: Tx, shopId: number, decided: Decided): Promise<void> {
  await tx.updateTable('shops').set(decided).where('shop_id', '=', shopId).execute();
}

/** Stores when something was first true; a stored moment stays. */
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

/** Notes that a person signed up on Messenger. Written once, although every sign-up reports it. */
export async function noteFacebookSubscriber(tx: Tx, shopId: number): Promise<void> {
  await tx
    .updateTable('shops')
    .set({ has_facebook_subscriber: true })
    .where('shop_id', '=', shopId)
    .where('has_facebook_subscriber', '=', false)
    .execute();
}

/** Since when shops have reached their plan's limit; null if they have not. A stored moment stays. */
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
