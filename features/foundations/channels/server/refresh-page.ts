import type { FacebookClient, FacebookPage } from '#partners/facebook/facebook-client.ts';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { BodyOf } from '#platform/http/call.ts';
import type { refreshPageAccessToken } from '../contract/facebook-calls.ts';
import { preparePage, refuseTaken, storePage } from './connect-page.ts';
import { getFacebookClient, toRefusal } from './facebook-app.ts';
import { findPage, isOwnPage } from './facebook-queries.ts';
import { isAdmin } from './list-pages.ts';
import { openGrant } from './sealed-grant.ts';

type Body = BodyOf<typeof refreshPageAccessToken>;

interface Login {
  userToken: string;
  person: { id: string; name: string; pictureUrl: string | null };
}

/**
 * Gets a new token for a shop's page by a new login or the stored one. Throws FACEBOOK_NOT_AUTHORIZED if that person
 * may not act for the page, and FACEBOOK_LOGGED_OUT if no login works.
 */
export async function refreshPage(ctx: Context, shopId: number, body: Body): Promise<{ refreshed: true }> {
  const isOwn = await inShop(ctx.db, shopId, (tx) => isOwnPage(tx, shopId, body.pageId));
  if (!isOwn) throw new AppError('OTHER_SHOP', { field: 'pageId' });
  await refuseTaken(ctx, shopId, body.pageId);
  const facebook = getFacebookClient(ctx);
  const login =
    body.accessToken === undefined
      ? await takeStoredLogin(ctx, shopId)
      : takeGivenLogin(ctx, shopId, body.accessToken);
  const page = await findPageOf(facebook, login, body.pageId);
  if (page === null || page.accessToken === null || !isAdmin(page))
    throw new AppError('FACEBOOK_NOT_AUTHORIZED', { field: 'pageId' });
  const grant = { pageId: page.id, token: page.accessToken, ...login };
  const described = await preparePage(facebook, grant);
  await storePage(ctx, shopId, grant, { ...described, profileName: login.person.name });
  return { refreshed: true };
}

function takeGivenLogin(ctx: Context, shopId: number, accessToken: string): Login {
  const { token, person } = openGrant(ctx, accessToken, 'person', shopId);
  return { userToken: token, person };
}

async function takeStoredLogin(ctx: Context, shopId: number): Promise<Login> {
  const kept = await inShop(ctx.db, shopId, (tx) => findPage(tx, shopId));
  if (!kept?.user_token_sealed) throw new AppError('FACEBOOK_LOGGED_OUT');
  return {
    userToken: ctx.secrets.open(kept.user_token_sealed, { shopId, column: 'facebook_pages.user_token' }),
    person: { id: '', name: kept.profile_name ?? '', pictureUrl: kept.profile_picture_url },
  };
}

async function findPageOf(
  facebook: FacebookClient,
  login: Login,
  pageId: string,
): Promise<FacebookPage | null> {
  const pages = await facebook.listPages(login.userToken).catch((error: unknown) => {
    throw toRefusal(error, { deadToken: 'FACEBOOK_LOGGED_OUT', forbidden: 'FACEBOOK_NOT_AUTHORIZED' });
  });
  return pages.find(({ id }) => id === pageId) ?? null;
}
