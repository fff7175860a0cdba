import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../core/sandbox.ts';
import { PAGES } from '../facebook/facebook-account.ts';
import { plainPage } from '../pages-server/plain-page.ts';
import { readForms } from '../shopify/read-form.ts';
import { openByLink } from './act-as-person.ts';
import { messengerAccount } from './messenger-account.ts';
import { psidOf } from './person-id.ts';

interface OnLink {
  Params: { page: string };
  Querystring: { ref?: string };
  Body: { number?: string; ref?: string } | null;
}

const FORM_STYLE = `label { color: var(--ink); font-weight: 500; }
input, button { min-height: 40px; padding: 0 14px; font: inherit; border-radius: 8px; }
input { width: 260px; margin-top: 6px; border: 1px solid var(--soft); background: var(--card); color: var(--ink); }
button { border: 0; background: #0a6fe0; color: #fff; font-weight: 600; }
input:focus-visible, button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }`;

const FIRST_NUMBER = '+49 1521 5550101';

/** m.me, under `/m.me`: where it would open the app of whoever taps, it asks here whose phone that is. */
export function registerMessengerLinks(
  server: FastifyInstance,
  { sandbox }: { sandbox: Sandbox },
): Promise<void> {
  readForms(server);
  server.get<OnLink>('/:page', ({ params, query }, reply) => {
    const page = PAGES.find(({ id }) => id === params.page);
    reply.type('text/html; charset=utf-8');
    return page
      ? plainPage('Open in Messenger', askWhose(page.name, query.ref ?? ''))
      : reply.code(404).send(plainPage('No such page', '<h1>There is no such page.</h1>'));
  });
  server.post<OnLink>('/:page', ({ params, body }, reply) => {
    const digits = (body?.number ?? '').replaceAll(/\D/g, '');
    if (digits.length < 7)
      return reply.redirect(`/m.me/${params.page}?ref=${encodeURIComponent(body?.ref ?? '')}`, 303);
    const chat = { pageId: params.page, psid: psidOf(params.page, digits) };
    openByLink(messengerAccount(sandbox), chat, body?.ref || null);
    return reply.redirect(`/phone?number=${encodeURIComponent(`+${digits}`)}&page=${params.page}`, 303);
  });
  return Promise.resolve();
}

function askWhose(pageName: string, ref: string): string {
  return `<style>${FORM_STYLE}</style>
<h1>Open ${escape(pageName)} in Messenger</h1>
<p>On a phone this link opens the app. Whose phone is this?</p>
<form method="post">
<input type="hidden" name="ref" value="${escape(ref)}">
<p><label>Number of the phone<br><input name="number" inputmode="tel" value="${FIRST_NUMBER}" required autofocus></label></p>
<button type="submit">Open the chat</button>
</form>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
