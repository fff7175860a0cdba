import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Sandbox } from '../core/sandbox.ts';
import { PAGES } from '../facebook/facebook-account.ts';
import { openByLink, setBlocked, tapButton, tapGetStarted, writeToPage } from './act-as-person.ts';
import { messengerAccount, resetMessenger, type MessengerAccount } from './messenger-account.ts';
import { readThreadOf } from './notify-receipts.ts';
import { createPageTemplate, templatesOf } from './page-templates.ts';
import { psidOf } from './person-id.ts';
import { postPageEntries, postPageWebhook } from './post-page-webhook.ts';
import { setPageTemplateStatus } from './review-page-template.ts';

const Chat = z.object({
  pageId: z
    .string()
    .refine((id) => PAGES.some((page) => page.id === id), { error: 'There is no such page.' }),
  /** The number of the person's phone. The person's id on the page follows from it. */
  from: z.string().regex(/^\+?[\d ()-]{5,25}$/),
});
const Open = Chat.extend({ ref: z.string().max(2083).optional() });
const Write = Chat.extend({
  text: z.string().min(1).max(2000).optional(),
  quickReplyPayload: z.string().min(1).max(1000).optional(),
  attachment: z.object({ type: z.enum(['image', 'sticker']), url: z.url() }).optional(),
  replyTo: z.string().optional(),
});
const Tap = Chat.extend({ title: z.string().min(1).max(20), payload: z.string().min(1).max(1000) });
const Block = Chat.extend({ hasBlocked: z.boolean() });
const Policy = z.object({
  pageId: z.string(),
  action: z.enum(['block', 'unblock']),
  reason: z.string().optional(),
});
/** Events of any shape, which are not checked. */
const RawEvent = z.object({
  pageId: z.unknown(),
  messaging: z.array(z.unknown()).optional(),
  standby: z.array(z.unknown()).optional(),
  time: z.unknown().optional(),
  /** More entries, which are sent unchanged. */
  entries: z.array(z.unknown()).default([]),
});
const OfPage = z.object({ pageId: z.string() });
const NewTemplate = z.object({
  pageId: z.string(),
  name: z.string(),
  language: z.string(),
  body: z.string(),
  sample: z.string(),
});
const Status = z.object({
  pageId: z.string(),
  status: z.enum(['APPROVED', 'PAUSED', 'DISABLED', 'REJECTED']),
  reason: z.string().optional(),
});

/** Control calls that act as people on Messenger and as Meta. */
export function registerMessengerControl(
  plain: FastifyInstance,
  { sandbox }: { sandbox: Sandbox },
): Promise<void> {
  plain.setValidatorCompiler(validatorCompiler);
  plain.setSerializerCompiler(serializerCompiler);
  const account = messengerAccount(sandbox);
  registerReadings(plain, account);
  registerPerson(plain, account);
  registerMeta(plain, account);
  registerRawEvent(plain, account);
  return Promise.resolve();
}

function described(summary: string): { summary: string; tags: string[] } {
  return { summary, tags: ['messenger'] };
}

function registerReadings(plain: FastifyInstance, account: MessengerAccount): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  server.get('/messenger/messages', { schema: described('The newest messages, in both directions') }, () => ({
    messages: [...account.messages.values()].toReversed(),
  }));
  server.get(
    '/messenger/messages/summary',
    { schema: described('Counts of everything accepted since the start or the last reset') },
    () => ({
      accepted: account.acceptedCount,
      byMetadata: account.acceptedTimes.size,
      duplicates: [...account.acceptedTimes].filter(([, times]) => times > 1).map(([note]) => note),
    }),
  );
  server.get(
    '/messenger/templates',
    { schema: { ...described('The utility templates of a page'), querystring: OfPage } },
    ({ query }) => ({ templates: templatesOf(account, query.pageId) }),
  );
}

function registerPerson(plain: FastifyInstance, account: MessengerAccount): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  const chatOf = ({ pageId, from }: { pageId: string; from: string }) => ({
    pageId,
    psid: psidOf(pageId, from),
  });
  server.post(
    '/messenger/open',
    { schema: { ...described('A person opens the chat by an m.me link'), body: Open } },
    ({ body }) => {
      const { psid, hasThread } = openByLink(account, chatOf(body), body.ref ?? null);
      return { psid, seesGetStarted: !hasThread };
    },
  );
  server.post(
    '/messenger/get-started',
    { schema: { ...described('Somebody new taps Get Started'), body: Chat } },
    ({ body }) => {
      tapGetStarted(account, chatOf(body));
      return chatOf(body);
    },
  );
  server.post(
    '/messenger/inbound',
    { schema: { ...described('A person writes, or taps a quick reply'), body: Write } },
    ({ body }) => ({ mid: writeToPage(account, chatOf(body), body) }),
  );
  server.post(
    '/messenger/tap',
    { schema: { ...described('A person taps a button of a message'), body: Tap } },
    ({ body: { title, payload, ...chat } }) => ({
      mid: tapButton(account, chatOf(chat), { title, payload }),
    }),
  );
  server.post(
    '/messenger/read',
    { schema: { ...described('A person reads what arrived'), body: Chat } },
    ({ body }) => ({ read: readThreadOf(account, chatOf(body).pageId, chatOf(body).psid) }),
  );
  server.post(
    '/messenger/block',
    { schema: { ...described('A person blocks the page, or lets it write again'), body: Block } },
    ({ body }) => {
      setBlocked(account, chatOf(body), body.hasBlocked);
      return { hasBlocked: body.hasBlocked };
    },
  );
}

function registerMeta(plain: FastifyInstance, account: MessengerAccount): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  server.post(
    '/messenger/policy',
    { schema: { ...described('Meta forbids a page to send, or lets it again'), body: Policy } },
    ({ body: { pageId, action, reason } }) => {
      if (action === 'block') account.blockedPages.set(pageId, true);
      else account.blockedPages.delete(pageId);
      account.sandbox.world.changed();
      const timestamp = account.sandbox.clock.now().getTime();
      const enforcement = { action, ...(reason !== undefined && { reason }) };
      const event = { recipient: { id: pageId }, timestamp, 'policy-enforcement': enforcement };
      postPageWebhook(account, {
        pageId,
        field: 'messaging_policy_enforcement',
        part: { messaging: [event] },
        summary: `policy: ${action}`,
      });
      return { action };
    },
  );
  server.post(
    '/messenger/templates',
    {
      schema: {
        ...described('The merchant makes a utility template in Business Manager'),
        body: NewTemplate,
      },
    },
    ({ body: { pageId, name, language, body, sample } }) =>
      createPageTemplate(account, pageId, {
        name,
        language,
        category: 'UTILITY',
        components: [{ type: 'BODY', text: body, example: { body_text: [[sample]] } }],
      }),
  );
  server.post(
    '/messenger/templates/:name/status',
    {
      schema: {
        ...described('Meta decides about a utility template'),
        params: z.object({ name: z.string() }),
        body: Status,
      },
    },
    ({ params, body }) => {
      const found = templatesOf(account, body.pageId).filter(({ name }) => name === params.name);
      for (const template of found) setPageTemplateStatus(account, template, body.status, body.reason);
      return { changed: found.length };
    },
  );
  server.post('/messenger/reset', { schema: described('Forgets every person, message and template') }, () => {
    resetMessenger(account);
    return { reset: true };
  });
}

/** Posts an event of any shape, for events that no other control call sends. */
function registerRawEvent(plain: FastifyInstance, account: MessengerAccount): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  server.post(
    '/messenger/raw-event',
    { schema: { ...described('Posts events of a page just as they are given, signed'), body: RawEvent } },
    ({ body: { pageId, entries, ...lists } }) => {
      postPageEntries(account, [{ id: pageId, ...lists }, ...entries], 'raw event');
      return { posted: 1 + entries.length };
    },
  );
}
