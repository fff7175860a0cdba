import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { setTemplateStatus } from '../whatsapp/templates/review-template.ts';
import {
  changeCategory,
  changeTemplateQuality,
  notifyAccountEvent,
  notifyReview,
} from '../whatsapp/webhooks/notify-account.ts';
import { postEntries, repeatWebhook } from '../whatsapp/webhooks/post-webhook.ts';
import type { StoredTemplate, WhatsAppAccount } from '../whatsapp/whatsapp-account.ts';
import {
  AccountEventBody,
  RawChangeBody,
  RepeatBody,
  ReviewBody,
  TemplateCategoryBody,
  TemplateQualityBody,
  TemplateStatusBody,
} from './control-bodies.ts';

const ByName = z.object({ name: z.string() });

/** Control calls that act as Meta: the status of templates and of the account. */
export function registerWhatsAppMetaControl(plain: FastifyInstance, account: WhatsAppAccount): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  const described = (summary: string) => ({ summary, tags: ['whatsapp'], params: ByName });

  server.post(
    '/whatsapp/templates/:name/status',
    { schema: { ...described('Meta decides about a template'), body: TemplateStatusBody } },
    ({ params, body }, reply) => {
      const found = templatesNamed(account, params.name, body.language);
      for (const template of found) setTemplateStatus(account, template, body.status, body.reason);
      return answer(found) ?? reply.code(404).send(unknown(params.name));
    },
  );
  server.post(
    '/whatsapp/templates/:name/category',
    { schema: { ...described('Meta moves a template to another category'), body: TemplateCategoryBody } },
    ({ params, body }, reply) => {
      const found = templatesNamed(account, params.name, body.language);
      const fromMs = body.inMs === undefined ? null : account.sandbox.clock.now().getTime() + body.inMs;
      for (const template of found) changeCategory(account, template, body.category, fromMs);
      return answer(found) ?? reply.code(404).send(unknown(params.name));
    },
  );
  server.post(
    '/whatsapp/templates/:name/quality',
    { schema: { ...described('People make something of a template'), body: TemplateQualityBody } },
    ({ params, body }, reply) => {
      const found = templatesNamed(account, params.name, body.language);
      for (const template of found) changeTemplateQuality(account, template, body.quality);
      return answer(found) ?? reply.code(404).send(unknown(params.name));
    },
  );
  registerAccountControl(plain, account);
}

/** Control calls for notices about the account, and for repeated notices. */
function registerAccountControl(plain: FastifyInstance, account: WhatsAppAccount): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  server.post(
    '/whatsapp/account',
    { schema: { summary: 'Something happens to the account', tags: ['whatsapp'], body: AccountEventBody } },
    ({ body }) => {
      notifyAccountEvent(account, body);
      return { notified: body.event };
    },
  );
  server.post(
    '/whatsapp/review',
    {
      schema: {
        summary: 'WhatsApp reviews the account or a display name',
        tags: ['whatsapp'],
        body: ReviewBody,
      },
    },
    ({ body }) => {
      notifyReview(account, body.what, body.decision);
      return { notified: body.decision };
    },
  );
  server.post(
    '/whatsapp/repeat',
    {
      schema: {
        summary: 'The last webhook of a field comes again, with its old moment',
        tags: ['whatsapp'],
        body: RepeatBody,
      },
    },
    ({ body }) => ({ repeated: repeatWebhook(account, body.field) }),
  );
  registerRawChange(plain, account);
}

/** Posts a change of any shape, for changes that no other control call sends. */
function registerRawChange(plain: FastifyInstance, account: WhatsAppAccount): void {
  plain.withTypeProvider<ZodTypeProvider>().post(
    '/whatsapp/raw-change',
    {
      schema: {
        summary: 'Posts a change just as it is given, signed',
        tags: ['whatsapp'],
        body: RawChangeBody,
      },
    },
    ({ body: { field, value, accountId, time, changes, entries } }) => {
      const id = accountId ?? account.sandbox.settings.whatsapp.businessAccountId;
      const entry = { id, ...(time !== undefined && { time }), changes: [{ field, value }, ...changes] };
      postEntries(account, [entry, ...entries], `raw ${field}`);
      return { posted: field };
    },
  );
}

function templatesNamed(
  account: WhatsAppAccount,
  wanted: string,
  wantedLanguage: string | undefined,
): StoredTemplate[] {
  return [...account.templates.values()].filter(
    ({ name, language, status }) =>
      name === wanted && status !== 'DELETED' && (wantedLanguage ?? language) === language,
  );
}

function answer(found: StoredTemplate[]): { changed: number } | null {
  return found.length === 0 ? null : { changed: found.length };
}

function unknown(name: string): { message: string } {
  return { message: `No template is named ${name}.` };
}
