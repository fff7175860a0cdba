import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Sandbox } from '../core/sandbox.ts';
import { changeUserId } from '../whatsapp/inbound/change-user-id.ts';
import { inboundPart } from '../whatsapp/inbound/inbound-kinds.ts';
import { movePerson } from '../whatsapp/inbound/move-person.ts';
import { personOf } from '../whatsapp/inbound/person.ts';
import { sendInbound } from '../whatsapp/inbound/send-inbound.ts';
import { setPreference } from '../whatsapp/inbound/set-preference.ts';
import { resetAccount, whatsAppAccount } from '../whatsapp/open-account.ts';
import { whatsAppNumberOf } from '../whatsapp/user-id.ts';
import { markRead } from '../whatsapp/webhooks/apply-statuses.ts';
import type { StoredMessage, WhatsAppAccount } from '../whatsapp/whatsapp-account.ts';
import { changeNumber, readNumber } from './change-number.ts';
import { InboundBody, InboundKindBody, MessagesQuery, NumberBody } from './control-bodies.ts';
import { HideBody, MoveBody, PreferenceBody, ReadBody, UserIdBody } from './control-bodies.ts';
import type { MessagesSummary, TemplateReading } from './panel-shapes.ts';
import { registerPhoneAppControl } from './phone-app-control.ts';
import { registerWhatsAppMetaControl } from './whatsapp-meta-control.ts';

/** Control calls that act as the shopper and as Meta: messages, templates, the number. */
export function registerWhatsAppControl(server: FastifyInstance, sandbox: Sandbox): void {
  const account = whatsAppAccount(sandbox);
  registerReadings(server, account);
  registerShopper(server, account);
  registerMeta(server, account);
  registerWhatsAppMetaControl(server, account);
  registerPhoneAppControl(server, account);
}

function described(summary: string): { summary: string; tags: string[] } {
  return { summary, tags: ['whatsapp'] };
}

function registerReadings(plain: FastifyInstance, account: WhatsAppAccount): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  server.get(
    '/whatsapp/messages',
    { schema: { ...described('The newest messages, in both directions'), querystring: MessagesQuery } },
    ({ query }) => {
      const to = query.to === undefined ? null : whatsAppNumberOf(query.to);
      const all = [...account.messages.values()].toReversed();
      return { messages: all.filter(({ number }) => to === null || number === to).slice(0, query.limit) };
    },
  );
  server.get(
    '/whatsapp/messages/summary',
    { schema: described('Counts of everything accepted since the start or the last reset') },
    (): MessagesSummary => ({
      accepted: account.acceptedCount,
      byCallbackData: account.acceptedTimes.size,
      duplicates: [...account.acceptedMoreThanOnce],
    }),
  );
  server.get(
    '/whatsapp/messages/refused',
    { schema: described('How many messages were refused on their last try, and never accepted since') },
    () => ({ refused: account.lastRefused.size }),
  );
  server.get('/whatsapp/number', { schema: described('The number’s settings') }, () => readNumber(account));
  server.get('/whatsapp/templates', { schema: described('Templates and their status') }, () => ({
    templates: [...account.templates.values()]
      .filter(({ status }) => status !== 'DELETED')
      .map(({ id, name, language, category, status, quality }): TemplateReading => ({
        id,
        name,
        language,
        category,
        status,
        quality,
      })),
  }));
}

function registerShopper(plain: FastifyInstance, account: WhatsAppAccount): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  server.post(
    '/whatsapp/inbound',
    { schema: { ...described('A shopper writes, or taps a button'), body: InboundBody } },
    ({ body }) => ({ id: sendInbound(account.sandbox, body).id }),
  );
  server.post(
    '/whatsapp/inbound/kind',
    { schema: { ...described('A shopper sends something that is no text'), body: InboundKindBody } },
    ({ body }) => ({
      id: sendInbound(account.sandbox, {
        from: body.from,
        name: body.name,
        contextId: body.kind === 'reaction' ? undefined : body.contextId,
        part: inboundPart(account, body),
      }).id,
    }),
  );
  server.post(
    '/whatsapp/read',
    { schema: { ...described('A shopper reads what arrived'), body: ReadBody } },
    ({ body }) => ({
      read: markRead(account, messagesWith(account, whatsAppNumberOf(body.to))),
    }),
  );
  server.post(
    '/whatsapp/move',
    { schema: { ...described('A shopper takes their account to another number'), body: MoveBody } },
    ({ body }) => movePerson(account, body.from, body.to),
  );
  server.post(
    '/whatsapp/hide',
    { schema: { ...described('A shopper hides their number from businesses'), body: HideBody } },
    ({ body }) => {
      personOf(account, whatsAppNumberOf(body.number)).hidesNumber = body.hides;
      return body;
    },
  );
  server.post(
    '/whatsapp/user-id',
    { schema: { ...described('A shopper who hides their number gets a new user id'), body: UserIdBody } },
    ({ body }) => changeUserId(account, body.number),
  );
  server.post(
    '/whatsapp/preferences',
    { schema: { ...described('A shopper stops or resumes marketing messages'), body: PreferenceBody } },
    ({ body }) => {
      setPreference(account, body, body.value);
      return { number: `+${whatsAppNumberOf(body.number)}`, value: body.value };
    },
  );
}

function messagesWith(account: WhatsAppAccount, number: string): StoredMessage[] {
  return [...account.messages.values()].filter((message) => message.number === number);
}

function registerMeta(plain: FastifyInstance, account: WhatsAppAccount): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  server.post(
    '/whatsapp/number',
    { schema: { ...described('Changes the number’s limits and quality'), body: NumberBody } },
    ({ body }) => changeNumber(account, body),
  );
  server.post(
    '/reset',
    { schema: { summary: 'Forgets everything on Meta’s side', tags: ['sandbox'] } },
    () => {
      resetAccount(account);
      return { reset: true };
    },
  );
}
