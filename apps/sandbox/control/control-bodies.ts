import * as z from 'zod';
import { Misbehaviour } from '../core/misbehaviour.ts';
import { INBOUND_KINDS } from '../whatsapp/inbound/inbound-kinds.ts';

export const phoneNumber = z
  .string()
  .regex(/^\+?[\d ()-]{5,25}$/, 'Write the number with its country code, for example +49 1521 5550101.');

export const ForwardBody = z.object({
  /** At most a year in one call. */
  ms: z
    .number()
    .int()
    .min(1)
    .max(366 * 86_400_000),
});

export const MisbehaviourBody = Misbehaviour.refine(
  (one) => one.kind !== 'errorCode' || one.code !== undefined,
  {
    path: ['code'],
    message: 'Say which code, for example 131026.',
  },
);

export const ExchangesQuery = z.object({
  partner: z.enum(['shopify', 'whatsapp', 'messenger']).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
  /** Leaves out the bodies of the exchanges, which `GET /exchanges/:id` returns. */
  brief: z.stringbool().default(false),
});

export const MessagesQuery = z.object({
  to: phoneNumber.optional(),
  limit: z.coerce.number().int().min(1).max(2000).default(100),
});

export const InboundBody = z
  .object({
    from: phoneNumber,
    text: z.string().min(1).max(4096).optional(),
    buttonPayload: z.string().min(1).max(256).optional(),
    buttonTitle: z.string().min(1).max(60).optional(),
    /** The `wamid` of the message with the tapped button. */
    contextId: z.string().optional(),
    /** The profile name, which is stored for later messages too. */
    name: z.string().min(1).max(60).optional(),
  })
  .refine((body) => (body.text === undefined) !== (body.buttonPayload === undefined), {
    path: ['text'],
    message: 'Give either text or buttonPayload.',
  });

/** Something other than text that a shopper sends. Omitted fields get sample values. */
export const InboundKindBody = z.object({
  from: phoneNumber,
  kind: z.enum(INBOUND_KINDS),
  /** The bytes of the file. */
  base64: z.base64().max(8_000_000).optional(),
  contentType: z.string().max(100).optional(),
  filename: z.string().min(1).max(240).optional(),
  caption: z.string().max(1024).optional(),
  emoji: z.string().max(10).optional(),
  contextId: z.string().optional(),
  name: z.string().min(1).max(60).optional(),
});

export const ReadBody = z.object({ to: phoneNumber });

export const NumberBody = z.object({
  throughputPerSecond: z.number().int().min(1).max(1_000_000).optional(),
  tier: z
    .string()
    .regex(/^TIER_(\d+K?|UNLIMITED|NOT_SET)$/, 'For example TIER_250, TIER_2K, TIER_UNLIMITED.')
    .optional(),
  quality: z.enum(['GREEN', 'YELLOW', 'RED', 'UNKNOWN']).optional(),
  verifiedName: z.string().min(1).max(60).optional(),
  /**
   * `answer`: the window, pair-rate and opt-out rules refuse the call. `status`: the call is accepted, and the message
   * then fails by webhook.
   */
  refusals: z.enum(['answer', 'status']).optional(),
  /** Whether the number is used in the WhatsApp Business app, too. It then sends 20 messages a second. */
  isInPhoneApp: z.boolean().optional(),
  /** Whether statuses return `biz_opaque_callback_data`. By default they do, except through Gupshup. */
  givesNotesBack: z.boolean().optional(),
});

export const TemplateStatusBody = z.object({
  status: z.enum([
    'APPROVED',
    'PENDING',
    'REJECTED',
    'PAUSED',
    'DISABLED',
    'FLAGGED',
    'IN_APPEAL',
    'REINSTATED',
    'PENDING_DELETION',
    'DELETED',
    'LIMIT_EXCEEDED',
    'ARCHIVED',
    'LOCKED',
  ]),
  reason: z.string().max(200).optional(),
  /** The language of the template. By default, every language of the name. */
  language: z.string().optional(),
});

export const TemplateCategoryBody = z.object({
  category: z.enum(['MARKETING', 'UTILITY', 'AUTHENTICATION']),
  /** The delay in milliseconds. With it, the change is announced and not made. */
  inMs: z.number().int().min(0).optional(),
  language: z.string().optional(),
});

export const TemplateQualityBody = z.object({
  quality: z.enum(['GREEN', 'YELLOW', 'RED', 'UNKNOWN']),
  language: z.string().optional(),
});

export const AccountEventBody = z.object({
  event: z.enum([
    'ACCOUNT_RESTRICTION',
    'ACCOUNT_VIOLATION',
    'DISABLED_UPDATE',
    'ACCOUNT_DELETED',
    'ACCOUNT_OFFBOARDED',
    'ACCOUNT_RECONNECTED',
    'PARTNER_ADDED',
    'PARTNER_REMOVED',
    'PARTNER_APP_INSTALLED',
    'PARTNER_APP_UNINSTALLED',
    'VOLUME_BASED_PRICING_TIER_UPDATE',
  ]),
  /** The event of DISABLED_UPDATE. The default is DISABLE. */
  banState: z.enum(['DISABLE', 'SCHEDULE_FOR_DISABLE', 'REINSTATE']).optional(),
  /** The milliseconds until a restriction ends. Without it, the webhook states no end. */
  endsInMs: z.number().int().min(0).optional(),
});

export const ReviewBody = z.object({
  what: z.enum(['account', 'name']),
  decision: z.enum(['APPROVED', 'REJECTED', 'PENDING', 'DEFERRED']),
});

/** Sends the last webhook of this field again, with its original time. */
export const RepeatBody = z.object({ field: z.string() });

export const HideBody = z.object({ number: phoneNumber, hides: z.boolean() });

export const UserIdBody = z.object({ number: phoneNumber });

export const MoveBody = z.object({ from: phoneNumber, to: phoneNumber });

export const PreferenceBody = z.object({ number: phoneNumber, value: z.enum(['stop', 'resume']) });

/** A change of any shape, which is not checked. */
export const RawChangeBody = z.object({
  field: z.string().default('messages'),
  value: z.unknown(),
  /** The account of the entry. The default is the sandbox's own account. */
  accountId: z.unknown().optional(),
  time: z.unknown().optional(),
  /** More changes of the same entry, and more entries, which are sent unchanged. */
  changes: z.array(z.unknown()).default([]),
  entries: z.array(z.unknown()).default([]),
});
