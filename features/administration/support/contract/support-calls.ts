import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { Email } from '#platform/http/text-shapes.ts';

/** The settings of the support page. */
export const SupportSettings = z.object({
  /** The URL of the support chat. Null if this installation has none. The menu entry is then hidden. */
  chatUrl: z.nullable(z.string()),
  /** Whether this store opens the support chat without signing up. */
  opensDirectly: z.boolean(),
  supportEmail: z.string(),
});
export type SupportSettings = z.infer<typeof SupportSettings>;

export const getSupportSettings = defineCall({
  method: 'GET',
  path: '/database/api/customerSupport/getSettings',
  summary: 'Where the support chat of this installation is',
  query: z.object({ shopUrl: z.string() }),
  response: SupportSettings,
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

export const isOnSupportChat = defineCall({
  method: 'GET',
  path: '/database/api/customerSupport/isOnCS',
  summary: 'Whether the store is on the support chat tool: 1 means yes',
  query: z.object({ shopUrl: z.string() }),
  response: z.union([z.literal(1), z.literal(0)]),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

export const onBoardToCS = defineCall({
  method: 'POST',
  path: '/database/onBoardToCS',
  summary: 'Signs an admin up for the support chat tool; answers where the login credentials were sent',
  query: z.object({ email: Email, shopUrl: z.string() }),
  response: z.string(),
  access: 'configure',
  mostPerMinute: 10,
  errors: [
    'NOT_LOGGED_IN',
    'OTHER_SHOP',
    'FEATURE_LOCKED',
    'SUPPORT_CHAT_NOT_SET_UP',
    'SUPPORT_SIGN_UP_UNDER_WAY',
    'PARTNER_FAILED',
  ],
});

/** Longer than any phone number with separators. */
const PHONE_LENGTH = 40;

export const dashboardWAWidget = defineCall({
  method: 'POST',
  path: '/database/api/dashboardWAWidget',
  summary: 'Asks for a chat with us on WhatsApp',
  body: z.object({ shopUrl: z.string(), phone: z.string().check(z.maxLength(PHONE_LENGTH)) }),
  response: z.object({ stored: z.literal(true) }),
  access: 'view',
  mostPerMinute: 10,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'PHONE_INVALID', 'PHONE_UNCLEAR'],
});

/** Slack truncates longer messages. */
const SLACK_MESSAGE_LENGTH = 4000;

export const sendSlackMessage = defineCall({
  method: 'POST',
  path: '/userEvents/sendSlackMessage',
  summary: 'Tells the people who run this installation something',
  body: z.object({ message: z.string().check(z.trim(), z.minLength(1), z.maxLength(SLACK_MESSAGE_LENGTH)) }),
  response: z.object({ accepted: z.literal(true) }),
  access: 'view',
  mostPerMinute: 20,
  errors: ['NOT_LOGGED_IN'],
});
