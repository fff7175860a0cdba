import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sandbox } from '../core/sandbox.ts';
import { tokenOf } from '../facebook/call-token.ts';
import { facebookAccount } from '../facebook/facebook-account.ts';
import { FacebookRefusal } from '../facebook/facebook-refusal.ts';
import { messengerAccount } from './messenger-account.ts';
import { findPagePerson } from './page-person.ts';
import { listPageTemplates } from './page-templates.ts';
import { reviewPageTemplateSoon } from './review-page-template.ts';
import { sendToPerson } from './send-to-person.ts';
import { submitPageTemplate } from './submit-page-template.ts';

interface OnPage {
  Params: { pageId: string };
  Querystring: { name?: string };
}

/** Graph's calls about a page's chats. They are beside the calls about its login and use the same tokens. */
export function registerMessenger(server: FastifyInstance, sandbox: Sandbox): void {
  const account = messengerAccount(sandbox);
  for (const template of account.templates.values())
    if (template.status === 'PENDING') reviewPageTemplateSoon(account, template);

  server.post<OnPage>('/:version/:pageId/messages', (request, reply) =>
    sendToPerson(account, checkPage(sandbox, request, request.params.pageId), request, reply),
  );
  server.post<OnPage>('/:version/:pageId/message_templates', (request, reply) =>
    submitPageTemplate(account, checkPage(sandbox, request, request.params.pageId), request, reply),
  );
  server.get<OnPage>('/:version/:pageId/message_templates', (request) =>
    listPageTemplates(account, checkPage(sandbox, request, request.params.pageId), request.query.name),
  );
}

/** Returns the profile of a person. Only a page that the person talks to may request it. */
export function showPagePerson(sandbox: Sandbox, pageId: string | null, psid: string): object | null {
  const person = pageId === null ? null : findPagePerson(messengerAccount(sandbox), pageId, psid);
  if (!person?.hasThread) return null;
  const [firstName = '', lastName = ''] = person.name.split(' ');
  return { first_name: firstName, last_name: lastName, locale: 'en_GB', id: psid };
}

function checkPage(sandbox: Sandbox, request: FastifyRequest, pageId: string): string {
  const token = tokenOf(facebookAccount(sandbox), request);
  // `me` is the page of the token.
  if (token.pageId === null || ![token.pageId, 'me'].includes(pageId))
    throw new FacebookRefusal(210, 'A page access token is required to request this resource.');
  return token.pageId;
}
