import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';

/** The shop's WhatsApp number as the provider last described it. */
export const WhatsAppSender = z.object({
  /** The number as people dial it. Null until the provider has reported it. */
  displayPhoneNumber: z.nullable(z.string()),
  verifiedName: z.nullable(z.string()),
  /** The state of the name's review: APPROVED, PENDING_REVIEW, DECLINED and others. Null until it was read. */
  nameStatus: z.nullable(z.string()),
  qualityColor: z.enum(['GREEN', 'YELLOW', 'RED', 'UNKNOWN']),
  /** New conversations a day: `TIER_` and a number with optional K, or TIER_UNLIMITED. */
  currentLimit: z.string(),
  /** Why the number was stopped. Null while it may send. */
  stoppedReason: z.nullable(z.string()),
  /** WhatsApp's refusals about the number or its account, a sentence each. */
  notes: z.array(z.string()),
  /** Whether a retry may help. A dead token needs a new connection. */
  canResume: z.boolean(),
  /** The number is used in the WhatsApp Business app, too. Null if it is not. */
  phoneApp: z.nullable(
    z.object({
      /** The import of older messages; null before WhatsApp's first report about it. */
      history: z.nullable(z.enum(['importing', 'done', 'declined'])),
      percent: z.nullable(z.int()),
      reportedAt: z.nullable(z.string()),
    }),
  ),
});
export type WhatsAppSender = z.infer<typeof WhatsAppSender>;

export const getWhatsAppSender = defineCall({
  method: 'GET',
  path: '/database/api/channels/getWhatsAppNumber',
  summary: 'The WhatsApp number of a shop and its health',
  query: z.object({ shopUrl: z.string() }),
  response: z.object({
    sender: z.nullable(WhatsAppSender),
    /** The origin of the signup's pop-up. Null if this installation cannot sign up numbers. */
    signUpOrigin: z.nullable(z.string()),
  }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

const MetaId = z.string().check(z.regex(/^\d{1,32}$/));

export const connectWhatsAppNumber = defineCall({
  method: 'POST',
  path: '/database/api/channels/connectWhatsAppNumber',
  summary:
    'Connects the number that a merchant signed up with WhatsApp; it takes the place of the one before',
  body: z.object({
    shopUrl: z.string(),
    /** Encrypted, from the signup's login. */
    accessToken: z.string().check(z.minLength(1), z.maxLength(8192)),
    phoneNumberId: MetaId,
    businessAccountId: MetaId,
  }),
  response: z.object({ connected: z.literal(true) }),
  access: 'configure',
  changes: ['sender'],
  errors: [
    'NOT_LOGGED_IN',
    'OTHER_SHOP',
    'META_NOT_SET_UP',
    'FACEBOOK_LOGIN_EXPIRED',
    'NUMBER_TAKEN',
    'NUMBER_NOT_SHARED',
    'PARTNER_FAILED',
  ],
});

export const resumeWhatsAppNumber = defineCall({
  method: 'POST',
  path: '/database/api/channels/resumeWhatsAppNumber',
  summary: 'Lets a number that was stopped send again; if WhatsApp still refuses, it stops once more',
  body: z.object({ shopUrl: z.string() }),
  response: z.object({ resumed: z.boolean() }),
  access: 'configure',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});
