import type { Tx } from '#platform/database/database.ts';

/** The links by which a shop was to approve its charges go with the shop; what was charged stays in our books. */
export async function forgetConfirmations(tx: Tx, shopId: number): Promise<void> {
  await tx
    .updateTable('app_subscriptions')
    .set({ confirmation_url: null })
    .where('shop_id', '=', shopId)
    .execute();
}
