import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';

/** The WhatsApp number that a shop sends from, as the provider last described it. */
export const WhatsAppSender = z.object({
  displayPhoneNumber: z.string(),
  verifiedName: z.nullable(z.string()),
  qualityColor: z.enum(['GREEN', 'YELLOW', 'RED', 'UNKNOWN']),
  /** `TIER_` and a number with optional K, or TIER_UNLIMITED; new conversations a day. */
  currentLimit: z.string(),
  /** Null while the number may send; else why it was stopped. */
  stoppedReason: z.nullable(z.string()),
});
export type WhatsAppSender = z.infer<typeof WhatsAppSender>;

export const getWhatsAppSender = defineCall({
  method: 'GET',
  path: '/database/api/channels/getWhatsAppNumber',
  summary: 'The WhatsApp number of a shop and its health',
  query: z.object({ shopUrl: z.string() }),
  response: z.object({ sender: z.nullable(WhatsAppSender) }),
  access: 'merchant',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});
