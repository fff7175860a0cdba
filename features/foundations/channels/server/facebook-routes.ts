import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import {
  connectPage,
  disconnectPage,
  getFacebookPage,
  getPages,
  refreshPageAccessToken,
  type FacebookConnection,
} from '../contract/facebook-calls.ts';
import { connectPage as runConnectPage } from './connect-page.ts';
import { disconnectPage as runDisconnectPage } from './disconnect-page.ts';
import { describeFacebook } from './facebook-queries.ts';
import { listPages } from './list-pages.ts';
import { refreshPage } from './refresh-page.ts';

/** Registers the calls about a shop's Facebook page. */
export function registerFacebookRoutes(bind: CallBinder, ctx: Context): void {
  bind.merchant(getPages, ({ session, body }) => listPages(ctx, session.shopId, body));
  bind.merchant(connectPage, async ({ session: { shopId }, body, noteChange }) => {
    const before = await findPageName(ctx, shopId);
    const answer = await runConnectPage(ctx, shopId, body);
    noteChange({ before, after: await findPageName(ctx, shopId) });
    return answer;
  });
  bind.merchant(disconnectPage, async ({ session: { shopId }, body, noteChange }) => {
    noteChange({ before: await findPageName(ctx, shopId), after: { page: null } });
    return runDisconnectPage(ctx, shopId, body.pageId);
  });
  bind.merchant(refreshPageAccessToken, ({ session, body }) => refreshPage(ctx, session.shopId, body));
  bind.merchant(getFacebookPage, ({ session }) => describeConnection(ctx, session.shopId));
}

async function findPageName(ctx: Context, shopId: number): Promise<{ page: string | null }> {
  return { page: (await describeConnection(ctx, shopId)).page?.name ?? null };
}

async function describeConnection(ctx: Context, shopId: number): Promise<FacebookConnection> {
  const shop = await inShop(ctx.db, shopId, (tx) => describeFacebook(tx, shopId, ctx.clock.now()));
  const { fbStatus, fbConnected } = shop;
  const page = shop.page?.removed_at === null ? shop.page : null;
  return {
    fbStatus,
    fbConnected,
    canLogIn: ctx.settings.meta.appId !== null,
    page: page && {
      id: page.page_id,
      name: page.page_name,
      picture: page.page_picture_url,
      profileName: page.profile_name,
      connectedAt: page.connected_at.toISOString(),
    },
    stoppedReason: page && shop.stoppedReason,
  };
}
