import type { FacebookPage as PageOfPerson } from '#partners/facebook/facebook-client.ts';
import type { Context } from '#platform/context.ts';
import type { FacebookPage } from '../contract/facebook-calls.ts';
import { getFacebookClient, toRefusal } from './facebook-app.ts';
import { openGrant, sealGrant } from './sealed-grant.ts';

/** The page tasks that a person needs to connect a page, by Graph's names. */
const NEEDED_TASKS = ['MESSAGING', 'MANAGE'] as const;

/** Returns the pages of the logged-in person, each with its encrypted token. Pages without admin rights are included. */
export async function listPages(
  ctx: Context,
  shopId: number,
  { accessToken }: { accessToken: string },
): Promise<FacebookPage[]> {
  const { token, person } = openGrant(ctx, accessToken, 'person', shopId);
  const pages = await getFacebookClient(ctx)
    .listPages(token)
    .catch((error: unknown) => {
      throw toRefusal(error, { deadToken: 'FACEBOOK_LOGIN_EXPIRED', forbidden: 'FACEBOOK_LOGIN_EXPIRED' });
    });
  return pages.map((page) => ({
    id: page.id,
    name: page.name,
    access_token: sealGrant(ctx, {
      kind: 'page',
      shopId,
      token: page.accessToken ?? '',
      pageId: page.id,
      isAdmin: isAdmin(page),
      userToken: token,
      person,
    }),
    picture: page.pictureUrl,
    isAdmin: isAdmin(page),
  }));
}

/** Whether the person may connect the page. Graph then also returns its token. */
export function isAdmin({ accessToken, tasks }: PageOfPerson): boolean {
  return accessToken !== null && NEEDED_TASKS.some((task) => tasks.includes(task));
}
