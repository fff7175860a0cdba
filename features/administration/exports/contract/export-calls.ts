import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { Email, Uuid, lineOf, textOf } from '#platform/http/text-shapes.ts';

/** Where an export is. An expired one was ready; its file is gone. */
export const ExportState = z.enum(['queued', 'running', 'ready', 'failed', 'expired', 'cancelled']);
export type ExportState = z.infer<typeof ExportState>;

/**
 * What became of the e-mail that told of it: it waits to go, a mail server took it, it was refused for good,
 * or nobody knows. Whether one that was taken arrived is not known: a bounce goes to the address that it came from.
 */
export const MailState = z.enum(['waiting', 'taken', 'refused', 'unknown']);
export type MailState = z.infer<typeof MailState>;

/** A file that the merchant asked for; moments are ISO 8601. */
export const Export = z.object({
  exportId: z.string(),
  kind: z.string(),
  /** What is in it, in words. */
  title: z.string(),
  state: ExportState,
  rowsDone: z.int(),
  /** Null: not known before it is done. */
  rowsTotal: z.nullable(z.int()),
  emailTo: z.nullable(z.string()),
  createdAt: z.string(),
  finishedAt: z.nullable(z.string()),
  /** Until when its file is kept; null until it is ready. */
  expiresAt: z.nullable(z.string()),
  /** Why it failed, as a sentence. */
  reason: z.nullable(z.string()),
  /** Null while there is none, and once it is no longer kept. */
  mail: z.nullable(MailState),
  /** What is known of the e-mail, as a sentence. */
  mailNote: z.nullable(z.string()),
  /** Where its file is, while there is one. */
  downloadUrl: z.nullable(z.string()),
});
export type Export = z.infer<typeof Export>;

/** What a report that is asked for is answered with; document 2, section 8. */
export const SUBMITTED = 'Submitted – You will get an email within 5 minutes with required data';

/** A three-letter code, as ISO 4217 has it. */
const Currency = z.string().check(z.regex(/^[A-Z]{3}$/));

export const autoCampaignExport = defineCall({
  method: 'GET',
  path: '/api/analytics/autoCampaignExport',
  summary: 'Has the delivery report of a campaign written and sent by e-mail',
  query: z.object({
    shopUrl: z.string(),
    /** Amounts are in the shop’s own currency, whatever is said here. */
    shopCurrency: z.optional(Currency),
    /** An IANA time zone, for example Europe/Berlin. */
    timeZone: z.string().check(z.maxLength(64)),
    emailTo: Email,
    campaignType: textOf(40, /^[A-Za-z]{1,40}$/),
  }),
  response: z.object({ message: z.string(), exportId: z.string() }),
  access: 'merchant',
  mostPerMinute: 20,
  acts: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'OTHER_SITE', 'EXPORTS_UNDER_WAY', 'TOO_MANY_EXPORTS'],
});

/** What is asked for and takes longer is answered with; document 3, section 9. */
export const SUBMITTED_FOR_TOMORROW = 'Submitted – You will get an email within 24 hours with required data';

export const broadcastExport = defineCall({
  method: 'GET',
  path: '/api/analytics/broadcastExport',
  summary: 'Has the delivery report of a broadcast written and sent by e-mail',
  query: z.object({
    shopUrl: z.string(),
    shopCurrency: z.optional(Currency),
    timeZone: z.string().check(z.maxLength(64)),
    emailTo: Email,
    broadcastId: Uuid,
    /** The one it has counts. */
    broadcastName: z.optional(lineOf(250, 0)),
  }),
  response: z.object({ message: z.string(), exportId: z.string() }),
  access: 'merchant',
  mostPerMinute: 20,
  acts: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'OTHER_SITE', 'NOT_FOUND', 'EXPORTS_UNDER_WAY', 'TOO_MANY_EXPORTS'],
});

/** Files of a whole shop that are asked for in the same way: an address and a time zone. */
const OF_A_SHOP = {
  method: 'POST',
  body: z.object({ shopUrl: z.string(), email: Email, timeZone: z.string().check(z.maxLength(64)) }),
  response: z.object({ message: z.string(), exportId: z.string() }),
  access: 'merchant',
  mostPerMinute: 20,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'EXPORTS_UNDER_WAY', 'TOO_MANY_EXPORTS'],
} as const;

export const subscriberExport = defineCall({
  ...OF_A_SHOP,
  path: '/api/analytics/subscriberExport',
  summary: 'Has the subscribers of a shop written and sent by e-mail',
});

export const unsubscriberExport = defineCall({
  ...OF_A_SHOP,
  path: '/api/analytics/unsubscriberExport',
  summary: 'Has everybody who unsubscribed written and sent by e-mail',
});

export const orderExport = defineCall({
  ...OF_A_SHOP,
  path: '/api/analytics/orderExport',
  summary: 'Has the orders that are credited to messages written and sent by e-mail',
});

export const figureExport = defineCall({
  ...OF_A_SHOP,
  path: '/api/analytics/figureExport',
  summary: 'Has the figures of every day and every campaign, broadcast and tool written and sent by e-mail',
});

export const getExports = defineCall({
  method: 'GET',
  path: '/database/api/exports/getExports',
  summary: 'The files that a shop asked for, the newest first',
  query: z.object({ shopUrl: z.string() }),
  response: z.object({ exports: z.array(Export) }),
  access: 'merchant',
  isPolled: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

export const getExport = defineCall({
  method: 'GET',
  path: '/database/api/exports/getExport',
  summary: 'How far one export is',
  query: z.object({ shopUrl: z.string(), exportId: Uuid }),
  response: z.object({ export: Export }),
  access: 'merchant',
  isPolled: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND'],
});

export const cancelExport = defineCall({
  method: 'POST',
  path: '/database/api/exports/cancelExport',
  summary: 'Cancels an export that is not ready yet; answers what it is now',
  body: z.object({ shopUrl: z.string(), exportId: Uuid }),
  response: z.object({ state: ExportState }),
  access: 'merchant',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND'],
});
