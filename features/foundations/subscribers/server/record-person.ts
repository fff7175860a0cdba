import { sql } from 'kysely';
import type { Database, Tx } from '#platform/database/database.ts';
import type { Subscriber } from './subscriber-queries.ts';

/**
 * The person wrote, so their reply window is open for 24 hours. If an ad brought them to the chat, with this message
 * (`isFromAd`) or before, it stays open longer on Messenger.
 */
export async function openWindow(tx: Tx, subscriber: Subscriber, at: Date, isFromAd = false): Promise<void> {
  await tx
    .updateTable('subscribers')
    .set((eb) => ({
      last_inbound_at: eb.fn<Date>('greatest', ['last_inbound_at', eb.val(at)]),
      ad_wrote_at: sql<Date | null>`case when ${isFromAd} or ad_clicked_at <= ${at} then greatest(ad_wrote_at, ${at}) else ad_wrote_at end`,
      ad_clicked_at: sql<Date | null>`case when ad_clicked_at > ${at} then ad_clicked_at end`,
    }))
    .where('shop_id', '=', subscriber.shop_id)
    .where('subscriber_id', '=', subscriber.subscriber_id)
    .execute();
}

/** An ad brought the person to the chat, and they have not written yet. That alone opens no window. */
export async function noteAdClick(tx: Tx, subscriber: Subscriber, at: Date): Promise<void> {
  await tx
    .updateTable('subscribers')
    .set((eb) => ({ ad_clicked_at: eb.fn<Date>('greatest', ['ad_clicked_at', eb.val(at)]) }))
    .where('shop_id', '=', subscriber.shop_id)
    .where('subscriber_id', '=', subscriber.subscriber_id)
    .execute();
}

/** Stores a person's profile from the channel. A known name stays, and with it everything else. */
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
