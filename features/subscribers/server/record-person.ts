import type { Database, Tx } from '#platform/database/database.ts';
import type { Subscriber } from './subscriber-queries.ts';

/**
 * The person wrote: they may be written to freely for 24 hours from the last time. `isFromAd`: an ad brought them to the
 * chat, which keeps it open for longer on Messenger.
 */
export async function openWindow(tx: Tx, subscriber: Subscriber, at: Date, isFromAd = false): Promise<void> {
  await tx
    .updateTable('subscribers')
    .set((eb) => ({
      last_inbound_at: eb.fn<Date>('greatest', ['last_inbound_at', eb.val(at)]),
      ...(isFromAd && { ad_referred_at: eb.fn<Date>('greatest', ['ad_referred_at', eb.val(at)]) }),
    }))
    .where('shop_id', '=', subscriber.shop_id)
    .where('subscriber_id', '=', subscriber.subscriber_id)
    .execute();
}

/** Whom a channel says that a person is; a name that is known stays, and with it all the rest. */
export async function recordProfile(
  db: Database | Tx,
  { shopId, subscriberId }: { shopId: number; subscriberId: string },
  profile: { firstName: string; lastName: string | null; locale: string | null },
): Promise<void> {
  await db
    .updateTable('subscribers')
    .set((eb) => ({
      first_name: profile.firstName,
      last_name: eb.fn.coalesce('last_name', eb.val(profile.lastName)),
      locale: eb.fn.coalesce('locale', eb.val(profile.locale)),
    }))
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', subscriberId)
    .where('first_name', 'is', null)
    .execute();
}
