import '#features/foundations/consent/contract/consent-events.ts';
import { endCartLinks } from '#features/foundations/subscribers/server/cart-links-api.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DomainEvents } from '#platform/events/domain-events.ts';

/** Removes every link of a Messenger chat after a STOP: its browsers, carts and customer. */
export async function endChatLinks(
  tx: Tx,
  { shopId, subscriberId, channel, endsAll }: DomainEvents['subscriberOptedOut'],
): Promise<void> {
  if (channel !== 'FB' || !endsAll) return;
  await tx
    .deleteFrom('chat_browsers')
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', subscriberId)
    .execute();
  await endCartLinks(tx, { shopId, subscriberId });
}
