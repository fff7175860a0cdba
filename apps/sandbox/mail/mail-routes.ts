import type { FastifyInstance } from 'fastify';
import { html, type Html } from '../core/html.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { plainPage } from '../pages/plain-page.ts';
import { formatTime } from '../slack/format-time.ts';
import { inboxOf, type InboxMail } from './inbox.ts';

/** The inbox as a page under `/mail`: all mails, newest first. */
export function registerMail(server: FastifyInstance, { sandbox }: { sandbox: Sandbox }): Promise<void> {
  const inbox = inboxOf(sandbox);
  server.get('/', (_request, reply) => {
    const mails = [...inbox.values()].toReversed().map(mailItem);
    return reply.type('text/html; charset=utf-8').send(
      plainPage(
        'Mail',
        html`<h1>Mail</h1>
          <p>Everything that the app sent by e-mail, to whomever.</p>
          ${
            mails.length === 0
              ? html`<p>Nothing came yet.</p>`
              : html`<ul class="mails">
                  ${mails}
                </ul>`
          }`,
      ),
    );
  });
  return Promise.resolve();
}

function mailItem({ at, from, recipients, subject, text }: InboxMail): Html {
  return html`<li>
    <article class="mail">
      <h2>${subject}</h2>
      <p class="mail-facts">${formatTime(at)} · from ${from} · to ${recipients.join(', ')}</p>
      <div class="mail-text">${withLinks(text)}</div>
    </article>
  </li>`;
}

const LINK = /(https?:\/\/[^\s<>"]+)/;

/** Returns the text with clickable links. Everything else in the text is escaped. */
function withLinks(text: string): Html[] {
  return text
    .split(LINK)
    .map((part) => (LINK.test(part) ? html`<a href="${part}">${part}</a>` : html`${part}`));
}
