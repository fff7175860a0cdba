import { changeShop } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { FacebookStatus } from '../contract/facebook-calls.ts';
import type { StopReason } from '../rules/describe-stop.ts';
import { isPlaceholderPage } from '../rules/facebook-status.ts';
import { leavePages } from './connect-page.ts';
import { releaseSenders } from './connect-sender.ts';
import { findFacebookClient } from './facebook-app.ts';
import { describeFacebook, newPlaceholder } from './facebook-queries.ts';

const DISCONNECTED: StopReason = 'disconnected';

/**
 * Disconnects the shop's page, including a lost one: it sends nothing any more, and another store may connect it. The
 * shop gets a placeholder again.
 */
export async function disconnectPage(
  ctx: Context,
  shopId: number,
  pageId: string,
): Promise<{ fbStatus: FacebookStatus }> {
  const now = ctx.clock.now();
  const { released, fbStatus } = await inShop(ctx.db, shopId, async (tx) => {
    const { pageId: current } = await describeFacebook(tx, shopId, now);
    if (isPlaceholderPage(current) || current !== pageId)
      throw new AppError('NOT_FOUND', { field: 'pageId' });
    const gone = await releaseSenders(ctx, tx, shopId, { channel: 'FB', reason: DISCONNECTED });
    await tx
      .updateTable('facebook_pages')
      // The permission to act for its person goes with the page.
      .set({ removed_at: now, user_token_sealed: null })
      .where('shop_id', '=', shopId)
      .execute();
    await changeShop(tx, shopId, { facebook_page_id: newPlaceholder() });
    return { released: gone, fbStatus: (await describeFacebook(tx, shopId, now)).fbStatus };
  });
  const facebook = findFacebookClient(ctx.settings.meta);
  if (facebook) await leavePages(ctx, facebook, released);
  return { fbStatus };
}
