import type { Tx } from '#platform/database/database.ts';

/** Deletes a shop's approval links. Its charges stay in our books. */
export async function forgetConfirmations(tx: Tx, shopId: number): Promise<void> {
  await tx
    .updateTable('app_subscriptions')
    .set({ confirmation_url: null })
    .where('shop_id', '=', shopId)
    .execute();
}
