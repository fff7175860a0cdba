import { changeShop, storeFirst } from '#features/foundations/store-data/server/index.ts';
import { FacebookError, type FacebookClient } from '#partners/facebook/facebook-client.ts';
import type { Context } from '#platform/context.ts';
import { isTaken } from '#platform/database/errors/refusal.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { BodyOf, ResponseOf } from '#platform/http/call.ts';
import type { connectPage as connectPageCall } from '../contract/facebook-calls.ts';
import { GET_STARTED_PAYLOAD } from '../contract/get-started.ts';
import { isPlaceholderPage } from '../rules/facebook-status.ts';
import { connectSender, type ReleasedSender } from './connect-sender.ts';
import { getFacebookClient, toRefusal } from './facebook-app.ts';
import { findHolder } from './facebook-queries.ts';
import { openGrant } from './sealed-grant.ts';

type Body = BodyOf<typeof connectPageCall>;
type PageGrant = ReturnType<typeof openGrant<'page'>>;

/** Above this number of messages a second a page's inbox may freeze (Messenger Platform, rate limits). */
const PAGE_SENDS_PER_SECOND = 40;

/** Connects a page instead of the shop's page or placeholder. In onboarding a placeholder is enough. */
export async function connectPage(
  ctx: Context,
  shopId: number,
  body: Body,
): Promise<ResponseOf<typeof connectPageCall>> {
  if (isPlaceholderPage(body.pageId)) return takePlaceholder(ctx, shopId, body);
  const grant = openGrant(ctx, body.pageAccessToken ?? '', 'page', shopId);
  if (grant.pageId !== body.pageId) throw new AppError('FACEBOOK_LOGIN_EXPIRED');
  if (!grant.isAdmin) throw new AppError('PAGE_NOT_ADMIN', { field: 'pageId' });
  await refuseTaken(ctx, shopId, grant.pageId);
  const facebook = getFacebookClient(ctx);
  const page = await preparePage(facebook, grant);
  const released = await storePage(ctx, shopId, grant, { ...page, profileName: body.profileName ?? null });
  await leavePages(ctx, facebook, released);
  return { pagePic: page.pictureUrl };
}

async function takePlaceholder(ctx: Context, shopId: number, body: Body): Promise<{ pagePic: null }> {
  // A placeholder would remove a page. Only onboarding may send one, because there is no page yet.
  if (!body.onBoardingInit) throw new AppError('MALFORMED_REQUEST', { field: 'onBoardingInit' });
  await inShop(ctx.db, shopId, (tx) => storeFirst(tx, shopId, 'facebook_onboarded_at', ctx.clock.now()));
  return { pagePic: null };
}

/** Before any request to Facebook. Two stores at the same time are distinguished when the page is stored. */
export async function refuseTaken(ctx: Context, shopId: number, pageId: string): Promise<void> {
  const holder = await findHolder(ctx.db, 'FB', pageId);
  if (holder !== null && holder !== shopId) throw new AppError('PAGE_TAKEN', { field: 'pageId' });
}

/** Subscribes to the page's webhooks, and sets its Get Started button. */
export async function preparePage(
  facebook: FacebookClient,
  grant: { pageId: string; token: string },
): Promise<{ name: string; pictureUrl: string | null }> {
  try {
    const page = await facebook.getPage(grant.pageId, grant.token);
    await facebook.subscribePage(grant.pageId, grant.token);
    await facebook.setGetStarted(grant.token, GET_STARTED_PAYLOAD);
    return page;
  } catch (error) {
    throw toRefusal(error, { deadToken: 'FACEBOOK_LOGIN_EXPIRED', forbidden: 'PAGE_NOT_ADMIN' });
  }
}

/** Stores the page as the shop's sender. Returns its former pages. Throws PAGE_TAKEN. */
export async function storePage(
  ctx: Context,
  shopId: number,
  grant: Pick<PageGrant, 'pageId' | 'token' | 'userToken' | 'person'>,
  page: { name: string; pictureUrl: string | null; profileName: string | null },
): Promise<ReleasedSender[]> {
  const now = ctx.clock.now();
  try {
    // Not in the shop's own database role, which cannot store jobs: listeners for new senders may do so.
    return await ctx.db.transaction().execute(async (tx) => {
      const { senderId, released } = await connectSender(ctx, tx, shopId, {
        channel: 'FB',
        externalId: grant.pageId,
        accessToken: grant.token,
        businessAccountId: null,
        sendsPerSecond: PAGE_SENDS_PER_SECOND,
      });
      const row = {
        sender_id: senderId,
        page_id: grant.pageId,
        page_name: page.name,
        page_picture_url: page.pictureUrl,
        profile_name: page.profileName ?? grant.person.name,
        profile_picture_url: grant.person.pictureUrl,
        user_token_sealed: ctx.secrets.seal(grant.userToken, { shopId, column: 'facebook_pages.user_token' }),
        connected_at: now,
        removed_at: null,
      };
      await tx
        .insertInto('facebook_pages')
        .values({ ...row, shop_id: shopId })
        .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(row))
        .execute();
      await changeShop(tx, shopId, { facebook_page_id: grant.pageId });
      await storeFirst(tx, shopId, 'facebook_onboarded_at', now);
      return released;
    });
  } catch (error) {
    if (isTaken(error)) throw new AppError('PAGE_TAKEN', { field: 'pageId', cause: error });
    throw error;
  }
}

/** Unsubscribes from the webhooks of former pages. An unreachable page is left in any case. */
export async function leavePages(
  ctx: Context,
  facebook: FacebookClient,
  released: readonly ReleasedSender[],
): Promise<void> {
  for (const { shopId, externalId, accessTokenSealed, senderId } of released) {
    try {
      await facebook.unsubscribePage(
        externalId,
        ctx.secrets.open(accessTokenSealed, { shopId, column: 'senders.access_token' }),
      );
    } catch (error) {
      if (!(error instanceof FacebookError)) throw error;
      ctx.log.info({ senderId, err: error }, 'the page that was left keeps its subscription');
    }
  }
}
