import { dropQueued } from '#features/engine/messaging/server/index.ts';
import { revokeConsent } from '#features/foundations/consent/server/index.ts';
import { lockSubscriber } from '#features/foundations/subscribers/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { PersonScope } from './person-scope.ts';

/** Ends the person's consent and drops all queued messages, because the person is to be erased. */
export async function stopAllMessages(
  ctx: Context,
  tx: Tx,
  { shopId, subscriberIds }: PersonScope,
): Promise<void> {
  for (const subscriberId of subscriberIds) {
    const subscriber = await lockSubscriber(tx, shopId, subscriberId);
    if (subscriber) await revokeConsent(ctx, tx, subscriber, 'privacyRequest');
  }
  const purposes = ['marketing', 'utility', 'service'] as const;
  await dropQueued(tx, { shopId, subscriberIds, purposes, reason: 'notReachable' });
}
