import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { Email, Uuid, lineOf, textOf } from '#platform/http/text-shapes.ts';

/** The state of an export. An expired export was ready before, but its file is deleted. */
export const ExportState = z.enum(['queued', 'running', 'ready', 'failed', 'expired', 'cancelled']);
export type ExportState = z.infer<typeof ExportState>;

/**
 * The state of the e-mail that announces an export: waiting, accepted by a mail server, refused for good, or unknown.
 * Bellbird does not know whether an accepted e-mail arrived, because bounces go to the sender address.
 */
export const MailState = z.enum(['waiting', 'taken', 'refused', 'unknown']);
export type MailState = z.infer<typeof MailState>;

/** A file that the merchant requested. Times are ISO 8601. */
export const Export = z.object({
  exportId: z.string(),
  kind: z.string(),
  /** A description of the file's contents. */
  title: z.string(),
  state: ExportState,
  rowsDone: z.int(),
  /** Null until the export is done, because the total is not known earlier. */
  rowsTotal: z.nullable(z.int()),
  emailTo: z.nullable(z.string()),
  createdAt: z.string(),
  finishedAt: z.nullable(z.string()),
  /** When the file is deleted. Null until the file is ready. */
  expiresAt: z.nullable(z.string()),
  /** A sentence that says why the export failed. Null if it did not fail. */
  reason: z.nullable(z.string()),
  /** Null if there is no e-mail, or if the e-mail is no longer stored. */
  mail: z.nullable(MailState),
  /** A sentence about the state of the e-mail. */
  mailNote: z.nullable(z.string()),
  /** Null if there is no file to download. */
  downloadUrl: z.nullable(z.string()),
});
export type Export = z.infer<typeof Export>;

/** An ISO 4217 code of three letters. */
const Currency = z.string().check(z.regex(/^[A-Z]{3}$/));

export const autoCampaignExport = defineCall({
  method: 'GET',
  path: '/api/analytics/autoCampaignExport',
  summary: 'Has the delivery report of a campaign written and sent by e-mail',
  query: z.object({
    shopUrl: z.string(),
    /** Ignored. Amounts are always in the shop's own currency. */
    shopCurrency: z.optional(Currency),
    /** An IANA time zone, for example Europe/Berlin. */
    timeZone: z.string().check(z.maxLength(64)),
    emailTo: Email,
    campaignType: textOf(40, /^[A-Za-z]{1,40}$/),
  }),
  response: z.object({ message: z.string(), exportId: z.string() }),
  access: 'export',
  changes: ['campaign', 'address'],
  mostPerMinute: 20,
  acts: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'OTHER_SITE', 'EXPORTS_UNDER_WAY', 'TOO_MANY_EXPORTS'],
});

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
    /** Ignored. The report uses the stored name of the broadcast. */
    broadcastName: z.optional(lineOf(250, 0)),
  }),
  response: z.object({ message: z.string(), exportId: z.string() }),
  access: 'export',
  changes: ['broadcast', 'address'],
  mostPerMinute: 20,
  acts: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'OTHER_SITE', 'NOT_FOUND', 'EXPORTS_UNDER_WAY', 'TOO_MANY_EXPORTS'],
});

/** The parts that all calls for a file of the whole shop share. */
const SHOP_EXPORT = {
  method: 'POST',
  body: z.object({ shopUrl: z.string(), email: Email, timeZone: z.string().check(z.maxLength(64)) }),
  response: z.object({ message: z.string(), exportId: z.string() }),
  access: 'export',
  changes: ['address'],
  mostPerMinute: 20,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'EXPORTS_UNDER_WAY', 'TOO_MANY_EXPORTS'],
} as const;

export const subscriberExport = defineCall({
  ...SHOP_EXPORT,
  path: '/api/analytics/subscriberExport',
  summary: 'Has the subscribers of a shop written and sent by e-mail',
});

export const unsubscriberExport = defineCall({
  ...SHOP_EXPORT,
  path: '/api/analytics/unsubscriberExport',
  summary: 'Has everybody who unsubscribed written and sent by e-mail',
});

export const orderExport = defineCall({
  ...SHOP_EXPORT,
  path: '/api/analytics/orderExport',
  summary: 'Has the orders that are credited to messages written and sent by e-mail',
});

export const figureExport = defineCall({
  ...SHOP_EXPORT,
  path: '/api/analytics/figureExport',
  summary: 'Has the figures of every day and every campaign, broadcast and tool written and sent by e-mail',
});

export const activityExport = defineCall({
  ...SHOP_EXPORT,
  path: '/api/analytics/activityExport',
  summary: 'Has the changes that people of the team made written and sent by e-mail',
  access: 'configure',
});

export const getExports = defineCall({
  method: 'GET',
  path: '/database/api/exports/getExports',
  summary: 'The files that a shop asked for, the newest first',
  query: z.object({ shopUrl: z.string() }),
  response: z.object({ exports: z.array(Export) }),
  access: 'export',
  isPolled: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

export const getExport = defineCall({
  method: 'GET',
  path: '/database/api/exports/getExport',
  summary: 'How far one export is',
  query: z.object({ shopUrl: z.string(), exportId: Uuid }),
  response: z.object({ export: Export }),
  access: 'export',
  isPolled: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND'],
});

export const cancelExport = defineCall({
  method: 'POST',
  path: '/database/api/exports/cancelExport',
  summary: 'Cancels an export that is not ready yet; answers what it is now',
  body: z.object({ shopUrl: z.string(), exportId: Uuid }),
  response: z.object({ state: ExportState }),
  access: 'export',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND'],
});
