import * as z from 'zod';
import { Misbehaviour } from '../core/misbehaviour.ts';
import { INBOUND_KINDS } from '../whatsapp/inbound/inbound-kinds.ts';

const number = z
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
  /** Without the bodies, which `GET /exchanges/:id` gives. */
  brief: z.stringbool().default(false),
});

export const MessagesQuery = z.object({
  to: number.optional(),
  limit: z.coerce.number().int().min(1).max(2000).default(100),
});

export const InboundBody = z
  .object({
    from: number,
    text: z.string().min(1).max(4096).optional(),
    buttonPayload: z.string().min(1).max(256).optional(),
    buttonTitle: z.string().min(1).max(60).optional(),
    /** The message that was answered: the `wamid` of the message with the button. */
    contextId: z.string().optional(),
    /** The profile name, kept for later. */
    name: z.string().min(1).max(60).optional(),
  })
  .refine((body) => (body.text === undefined) !== (body.buttonPayload === undefined), {
    path: ['text'],
    message: 'Give either text or buttonPayload.',
  });

/** Something other than text that a shopper sends. Omitted fields get sample values. */
export const InboundKindBody = z.object({
  from: number,
  kind: z.enum(INBOUND_KINDS),
  /** A file's bytes. */
  base64: z.base64().max(8_000_000).optional(),
  contentType: z.string().max(100).optional(),
  filename: z.string().min(1).max(240).optional(),
  caption: z.string().max(1024).optional(),
  emoji: z.string().max(10).optional(),
  contextId: z.string().optional(),
  name: z.string().min(1).max(60).optional(),
});

export const ReadBody = z.object({ to: number });

export const NumberBody = z.object({
  throughputPerSecond: z.number().int().min(1).max(1_000_000).optional(),
  tier: z
    .string()
    .regex(/^TIER_(\d+K?|UNLIMITED|NOT_SET)$/, 'For example TIER_250, TIER_2K, TIER_UNLIMITED.')
    .optional(),
  quality: z.enum(['GREEN', 'YELLOW', 'RED', 'UNKNOWN']).optional(),
  verifiedName: z.string().min(1).max(60).optional(),
  /** `answer`: window, pair and opt-out rules refuse the call; `status`: accepted, then failed by webhook. */
  refusals: z.enum(['answer', 'status']).optional(),
  /** Whether statuses bring `biz_opaque_callback_data` back: by way of Gupshup they do not, else they do. */
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
  /** Only this language; otherwise every language of the name. */
  language: z.string().optional(),
});

export const TemplateCategoryBody = z.object({
  category: z.enum(['MARKETING', 'UTILITY', 'AUTHENTICATION']),
  /** In how many milliseconds. The change is then announced and not carried out. */
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
  /** The event of DISABLED_UPDATE; DISABLE by default. */
  banState: z.enum(['DISABLE', 'SCHEDULE_FOR_DISABLE', 'REINSTATE']).optional(),
  /** In how many milliseconds a restriction ends; without it, it does not say. */
  endsInMs: z.number().int().min(0).optional(),
});

export const ReviewBody = z.object({
  what: z.enum(['account', 'name']),
  decision: z.enum(['APPROVED', 'REJECTED', 'PENDING', 'DEFERRED']),
});

/** Sends the last webhook of this field again, with its original time. */
export const RepeatBody = z.object({ field: z.string() });

export const HideBody = z.object({ number, hides: z.boolean() });

export const UserIdBody = z.object({ number });

export const MoveBody = z.object({ from: number, to: number });

export const PreferenceBody = z.object({ number, value: z.enum(['stop', 'resume']) });

/** A change of any shape. It is not checked. */
export const RawChangeBody = z.object({
  field: z.string().default('messages'),
  value: z.unknown(),
  /** The account. Default: the sandbox's own. */
  accountId: z.unknown().optional(),
  time: z.unknown().optional(),
  /** More changes of the same entry, and entries beside it, as they are. */
  changes: z.array(z.unknown()).default([]),
  entries: z.array(z.unknown()).default([]),
});
