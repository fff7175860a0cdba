import * as z from 'zod/mini';
import { textOf, Uuid } from '#platform/http/text-shapes.ts';
import { defineEndpoint } from '../endpoint.ts';
import { pageOf, PageQuery } from '../page.ts';
import { ApiChannel, moment } from './names.ts';

/** A message to one person. */
export const ApiMessage = z.object({
  id: z.string(),
  personId: z.string(),
  channel: ApiChannel,
  purpose: z.enum(['marketing', 'utility', 'service']),
  /** Where it comes from: the type of a campaign, `broadcast`, `api`, `apiReply` and others. */
  source: z.string(),
  /** `skipped`: a rule forbade it, and `reason` names the rule. */
  state: z.enum(['queued', 'sent', 'delivered', 'read', 'failed', 'skipped']),
  reason: z.nullable(z.string()),
  createdAt: moment,
  sentAt: z.nullable(moment),
  deliveredAt: z.nullable(moment),
  readAt: z.nullable(moment),
});
export type ApiMessage = z.infer<typeof ApiMessage>;

export const listMessages = defineEndpoint({
  name: 'listMessages',
  method: 'GET',
  path: '/messages',
  summary: 'The shop’s messages, the newest first',
  scope: 'messages:read',
  query: z.object({ ...PageQuery, personId: z.optional(Uuid) }),
  answer: pageOf(ApiMessage),
  errors: ['CURSOR_INVALID'],
});

export const getMessage = defineEndpoint({
  name: 'getMessage',
  method: 'GET',
  path: '/messages/:messageId',
  summary: 'One message and what became of it',
  scope: 'messages:read',
  params: z.object({ messageId: Uuid }),
  answer: ApiMessage,
  errors: ['NOT_FOUND'],
});

export const sendMessage = defineEndpoint({
  name: 'sendMessage',
  method: 'POST',
  path: '/messages',
  summary:
    'Sends one of the shop’s templates to one person on WhatsApp. Consent, quiet hours and all other rules apply at the moment of sending',
  scope: 'messages:send',
  body: z.object({
    personId: Uuid,
    /** The id of the template. */
    templateId: Uuid,
    /** The value of each variable, and the address of each link that has none of its own. */
    values: z.optional(z.record(textOf(60), textOf(2000))),
  }),
  answer: ApiMessage,
  errors: ['NOT_FOUND', 'SENDER_NOT_CONNECTED', 'TEMPLATE_NOT_APPROVED', 'TEMPLATE_VARIABLES_NOT_FILLED'],
});
