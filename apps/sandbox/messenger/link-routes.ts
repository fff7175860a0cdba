import type { FastifyInstance } from 'fastify';
import { html } from '../core/html.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { PAGES } from '../facebook/facebook-account.ts';
import { askWhosePhone } from '../pages/ask-whose-phone.ts';
import { plainPage } from '../pages/plain-page.ts';
import { readForms } from '../shopify/read-form.ts';
import { openByLink } from './act-as-person.ts';
import { messengerAccount } from './messenger-account.ts';
import { psidOf } from './person-id.ts';

interface OnLink {
  Params: { page: string };
  Querystring: { ref?: string };
  Body: { number?: string; hidden?: string } | null;
}

/** m.me links, under `/m.me`. The real link opens the app; this one first asks on whose phone. */
export function registerMessengerLinks(
  server: FastifyInstance,
  { sandbox }: { sandbox: Sandbox },
): Promise<void> {
  readForms(server);
  server.get<OnLink>('/:page', ({ params, query }, reply) => {
    const page = PAGES.find(({ id }) => id === params.page);
    reply.type('text/html; charset=utf-8');
    return page
      ? plainPage(
          'Open in Messenger',
          askWhosePhone({
            name: page.name,
            app: 'Messenger',
            hidden: query.ref ?? '',
            button: 'Open the chat',
          }),
        )
      : reply.code(404).send(plainPage('No such page', html`<h1>There is no such page.</h1>`));
  });
  server.post<OnLink>('/:page', ({ params, body }, reply) => {
    const digits = (body?.number ?? '').replaceAll(/\D/g, '');
    if (digits.length < 7)
      return reply.redirect(`/m.me/${params.page}?ref=${encodeURIComponent(body?.hidden ?? '')}`, 303);
    const chat = { pageId: params.page, psid: psidOf(params.page, digits) };
    openByLink(messengerAccount(sandbox), chat, body?.hidden || null);
    return reply.redirect(`/phone?number=${encodeURIComponent(`+${digits}`)}&page=${params.page}`, 303);
  });
  return Promise.resolve();
}
