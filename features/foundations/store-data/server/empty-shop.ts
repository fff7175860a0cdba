import { randomBytes } from 'node:crypto';
import type { Tx } from '#platform/database/database.ts';

/**
 * Deletes everything about a shop except its address: the accounts refer to it, and it identifies a returning store.
 */
export async function emptyShop(tx: Tx, shopId: number): Promise<void> {
  await tx
    .updateTable('shops')
    .set((eb) => ({
      name: eb.ref('shop_url'),
      domain: eb.ref('shop_url'),
      email: null,
      facebook_page_id: `BSFB${randomBytes(8).toString('hex')}`,
      facebook_onboarded_at: null,
      has_facebook_subscriber: false,
      synced_at: null,
    }))
    .where('shop_id', '=', shopId)
    .execute();
}
