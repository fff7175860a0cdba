import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { leavePages } from './connect-page.ts';
import type { ReleasedSender } from './connect-sender.ts';
import { findFacebookClient } from './facebook-app.ts';

/** Returns a shop's pages with what is needed to leave them after its rows are deleted. */
export async function findHeldPages(tx: Tx, shopId: number): Promise<ReleasedSender[]> {
  const rows = await tx
    .selectFrom('senders')
    .select(['sender_id', 'external_id', 'access_token_sealed'])
    .where('shop_id', '=', shopId)
    .where('channel', '=', 'FB')
    .where('released_at', 'is', null)
    .execute();
  return rows.map((row) => ({
    shopId,
    senderId: row.sender_id,
    externalId: row.external_id,
    accessTokenSealed: row.access_token_sealed,
  }));
}

/** Unsubscribes from the webhooks of these pages. */
export async function leaveHeldPages(ctx: Context, pages: readonly ReleasedSender[]): Promise<void> {
  const facebook = findFacebookClient(ctx.settings.meta);
  if (facebook) await leavePages(ctx, facebook, pages);
}
