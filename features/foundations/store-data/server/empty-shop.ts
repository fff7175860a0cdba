import { randomBytes } from 'node:crypto';
import type { Tx } from '#platform/database/database.ts';

/** Forgets a shop but for its address: the books refer to it, and a store that comes back is known by it. */
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
