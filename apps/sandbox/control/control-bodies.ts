import * as z from 'zod';
import { Misbehaviour } from '../core/misbehaviour.ts';

const number = z
  .string()
  .regex(/^\+?[\d ()-]{5,25}$/, 'Write the number with its country code, for example +49 1521 5550101.');

export const ForwardBody = z.object({
  /** At most a year at once. */
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

export const PreferenceBody = z.object({ number, value: z.enum(['stop', 'resume']) });
