import * as z from 'zod/mini';
import { WireNodes } from '#features/product/flows/contract/wire-node.ts';
import { Channel } from '#platform/channel/channel.ts';
import { defineCall } from '#platform/http/call.ts';

/** A shop has twenty tests a day. This limit also counts refused ones. */
const MOST_TESTS_IN_MINUTE = 40;
const TestNumber = z.string().check(z.minLength(1), z.maxLength(40));
const Sent = z.object({ messageId: z.string() });
const ERRORS = [
  'NOT_LOGGED_IN',
  'OTHER_SHOP',
  'NOT_FOUND',
  'DETAILS_NOT_FILLED',
  'FEATURE_LOCKED',
  'PHONE_INVALID',
  'PHONE_UNCLEAR',
  'SENDER_NOT_CONNECTED',
  'SUPPORT_NUMBER_MISSING',
  'DISCOUNT_MISSING',
  'NUMBER_STOPPED',
  'CHAT_NOT_OPEN',
  'TEMPLATE_NOT_APPROVED',
  'NOTHING_TO_TEST',
  'PLAN_NOT_ACTIVE',
  'PLAN_LIMIT_REACHED',
  'TEST_LIMIT_REACHED',
] as const;

/** A test in the form of an opt-in. Document 2, section 7. Times are milliseconds since 1970. */
export const sendTestMessage = defineCall({
  method: 'POST',
  path: '/fbWebhook',
  summary:
    'Sends one message of a campaign to a number of the merchant’s, or to somebody who wrote to the page lately, as it is set, filled with samples',
  body: z.object({
    object: z.literal('page'),
    channel: Channel,
    entry: z
      .array(
        z.object({
          /** The page that sends it: on WhatsApp the shop’s address, on Messenger the Facebook page. */
          id: z.string(),
          time: z.number(),
          messaging: z
            .array(
              z.object({
                recipient: z.object({ id: z.string() }),
                timestamp: z.number(),
                /** The recipient's number with its country code. On Messenger one of `listTesters`. */
                sender: z.object({ id: TestNumber }),
                /** `ref` comes from `writeTestRef`. */
                optin: z.object({ ref: z.string().check(z.maxLength(500)) }),
              }),
            )
            .check(z.length(1)),
        }),
      )
      .check(z.length(1)),
    /** Another text of the campaign instead of the message's first one. */
    flowId: z.optional(z.string().check(z.maxLength(64))),
    /** The unsaved content of that text. Its answers lead to stored flows. */
    nodes: z.optional(WireNodes),
  }),
  response: Sent,
  access: 'market',
  mostPerMinute: MOST_TESTS_IN_MINUTE,
  errors: [...ERRORS, 'FLOW_LOCKED'],
});

/** A person who may get a test on Messenger, because they wrote to the page. */
export const Tester = z.object({
  subscriberId: z.string(),
  /** The name of their profile. Null while it was not read. */
  name: z.nullable(z.string()),
  /** ISO 8601. */
  wroteAt: z.string(),
});
export type Tester = z.infer<typeof Tester>;

export const listTesters = defineCall({
  method: 'GET',
  path: '/database/api/chatbot/testers',
  summary:
    'Who wrote to the Facebook page within a day, and so may get a test on Messenger, the last one first',
  query: z.object({ pageId: z.string() }),
  response: z.object({ testers: z.array(Tester) }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

export const sendCodTest = defineCall({
  method: 'POST',
  path: '/database/api/CODCampaign/testFlow',
  summary: 'Sends what a cash-on-delivery shopper would be asked to a number of the merchant’s',
  body: z.object({
    phoneNumber: TestNumber,
    enablePrepaid: z.boolean(),
    enableCancel: z.boolean(),
    shopUrl: z.string(),
  }),
  response: Sent,
  access: 'market',
  mostPerMinute: MOST_TESTS_IN_MINUTE,
  errors: ERRORS,
});
