import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { textOf, Uuid } from '#platform/http/text-shapes.ts';

const ONE = z.object({ shopUrl: z.string(), subscriberId: Uuid });

/** A template that the team can send although the person has not written for a day. */
export const ReplyTemplate = z.object({
  templateId: z.string(),
  name: z.string(),
  language: z.string(),
  /** WhatsApp counts it as marketing: it goes only to people who agreed to offers, and waits in quiet hours. */
  isMarketing: z.boolean(),
  /** With {{1}}, {{2}}, … for the values. */
  body: z.string(),
  /** The values in order, with what is known about the person and the latest order. */
  values: z.array(z.object({ label: z.string(), value: z.string() })),
});
export type ReplyTemplate = z.infer<typeof ReplyTemplate>;

export const getReplyTemplates = defineCall({
  method: 'GET',
  access: 'view',
  path: '/database/api/inbox/getReplyTemplates',
  summary: 'The approved templates that can be sent to a person, filled in as far as possible',
  query: ONE,
  response: z.object({ templates: z.array(ReplyTemplate) }),
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND'],
});

export const replyByTemplate = defineCall({
  method: 'POST',
  access: 'answer',
  path: '/database/api/inbox/replyByTemplate',
  summary: 'Sends an approved template to a person; the same request sends nothing twice',
  body: z.extend(ONE, {
    requestId: Uuid,
    templateId: Uuid,
    values: z.array(textOf(1024)).check(z.maxLength(30)),
  }),
  response: z.object({ messageId: z.string() }),
  mostPerMinute: 60,
  errors: [
    'NOT_LOGGED_IN',
    'OTHER_SHOP',
    'NOT_FOUND',
    'TEXT_EMPTY',
    'TEMPLATE_NOT_APPROVED',
    'SENDER_NOT_CONNECTED',
  ],
});
