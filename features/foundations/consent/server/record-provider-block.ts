import { lockSubscriber } from '#features/foundations/subscribers/server/index.ts';
import type { Context } from '#platform/context.ts';
import { revokeConsent } from './change-consent.ts';

/** A provider refused a message because the person ended our marketing in the app itself. */
export async function recordProviderBlock(ctx: Context, shopId: number, subscriberId: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const subscriber = await lockSubscriber(tx, shopId, subscriberId);
    if (subscriber) await revokeConsent(ctx, tx, subscriber, 'providerBlock');
  });
}
