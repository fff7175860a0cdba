import type { FastifyInstance, FastifyRequest } from 'fastify';
import { objectIn } from '../core/json-parts.ts';
import { showPagePerson } from '../messenger/messenger-routes.ts';
import { tokenOf } from './call-token.ts';
import {
  makeToken,
  PAGES,
  PERSON,
  pictureUrl,
  type FacebookAccount,
  type PretendPage,
} from './facebook-account.ts';
import { FacebookRefusal } from './facebook-refusal.ts';

type OnPage = { Params: { id: string }; Querystring: { subscribed_fields?: string } };

/** Calls about the person, their pages, and an app's settings of a page. */
export function registerPageCalls(server: FastifyInstance, account: FacebookAccount): void {
  server.get('/:version/me', (request) => {
    const { pageId } = tokenOf(account, request);
    const page = PAGES.find(({ id }) => id === pageId);
    return show(account, page ?? PERSON);
  });
  server.get('/:version/me/accounts', (request) => {
    if (tokenOf(account, request).pageId !== null)
      throw new FacebookRefusal(100, 'Tried accessing nonexisting field (accounts) on node type (Page)');
    return { data: PAGES.map((page) => showOwn(account, page)) };
  });
  server.post('/:version/me/messenger_profile', (request) => {
    const page = getOwnPage(account, request);
    const set = objectIn(request.body);
    account.profiles.set(page.id, { ...account.profiles.get(page.id), ...set });
    account.sandbox.world.changed();
    return { result: 'success' };
  });
  server.get<OnPage>('/:version/:id', (request) => {
    const { pageId } = tokenOf(account, request);
    const { id } = request.params;
    return showPagePerson(account.sandbox, pageId, id) ?? show(account, getPage(id));
  });
  server.post<OnPage>('/:version/:id/subscribed_apps', (request) => {
    const page = getOwnPage(account, request, request.params.id);
    account.subscriptions.set(page.id, (request.query.subscribed_fields ?? '').split(',').filter(Boolean));
    account.sandbox.world.changed();
    return { success: true };
  });
  server.delete<OnPage>('/:version/:id/subscribed_apps', (request) => {
    account.subscriptions.delete(getOwnPage(account, request, request.params.id).id);
    account.sandbox.world.changed();
    return { success: true };
  });
}

function getPage(id: string): PretendPage {
  const page = PAGES.find((one) => one.id === id);
  if (!page) throw new FacebookRefusal(100, `Object with ID '${id}' does not exist`, 33);
  return page;
}

/** Returns the page that the token acts as. Only the page's admins get such a token. */
function getOwnPage(account: FacebookAccount, request: FastifyRequest, id?: string): PretendPage {
  const { pageId } = tokenOf(account, request);
  if (pageId === null || (id !== undefined && id !== pageId))
    throw new FacebookRefusal(210, 'A page access token is required to request this resource.');
  return getPage(pageId);
}

function show(account: FacebookAccount, { id, name }: { id: string; name: string }): object {
  return {
    id,
    name,
    picture: { data: { height: 50, is_silhouette: false, url: pictureUrl(account, id), width: 50 } },
  };
}

function showOwn(account: FacebookAccount, page: PretendPage): object {
  const mayAct = page.tasks.includes('MESSAGING');
  return {
    ...show(account, page),
    tasks: page.tasks,
    ...(mayAct && { access_token: makeToken(account, page.id) }),
  };
}
