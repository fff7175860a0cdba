import * as z from 'zod/mini';
import { Moment, Uuid, nameOf } from '#platform/http/text-shapes.ts';
import { AbTest } from './ab-test.ts';
import { Canary } from './canary.ts';

/** The states in the API; active means scheduled. Paused and cancelled are separate fields. */
export const BroadcastStatus = z.enum(['draft', 'active', 'sending', 'sent', 'Failed']);
export type BroadcastStatus = z.infer<typeof BroadcastStatus>;

/** The values of a template: Offer_Text, custom variables, and addresses of links by name. */
export const BroadcastAttributes = z.record(
  z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_]{0,49}$/)),
  z.string().check(z.maxLength(2000)),
);
export type BroadcastAttributes = z.infer<typeof BroadcastAttributes>;

/** The variable that Offer_Text fills. The others are not typed: a person's first name and the support number. */
export const OFFER_TEXT = 'Offer_Text';
export const FIRST_NAME = 'firstNameWA';
export const SUPPORT_NUMBER = 'broadcastWASupport';

/** A text in the editor's list. */
export const BroadcastTemplate = z.object({
  key: z.string(),
  name: z.string(),
  /** Its template's id, which `activeTemplate` names. */
  flowId: z.string(),
  Offer_Text: z.boolean(),
  description: z.array(z.string()),
  Support_Number: z.boolean(),
  hasQuickReplies: z.boolean(),
  /** The variables that the merchant fills, without Offer_Text. */
  variables: z.array(z.string()),
  /** The links with an address that the merchant can set. */
  links: z.array(z.string()),
  /** The targets of links without an address, by name. Missing ones lead to the shop's front page. */
  linkTargets: z.record(z.string(), z.string()),
  /** The languages in which it can be sent now. */
  languages: z.array(z.string()),
  /** The reason why it cannot be sent now, as a sentence, or null. */
  blocked: z.nullable(z.string()),
  /** Further notices as sentences: WhatsApp's category, and its quality. */
  notices: z.array(z.string()),
});
export type BroadcastTemplate = z.infer<typeof BroadcastTemplate>;

/** Shares are in percent of delivered messages with two decimals. Revenue is in minor units of the shop's currency. */
export const BroadcastAnalytics = z.object({
  sent: z.int(),
  delivered: z.int(),
  failed: z.int(),
  read: z.number(),
  readNumber: z.int(),
  CTR: z.number(),
  CTRNumber: z.int(),
  revenueMinor: z.int(),
  /** The revenue in units of the currency. */
  revenue: z.number(),
});
export type BroadcastAnalytics = z.infer<typeof BroadcastAnalytics>;

/** Fields beside the status: the reason why it does not go on, or other notes, as sentences. */
const Standing = {
  status: BroadcastStatus,
  /** Whether the sending is paused, by the merchant or automatically; `statusReason` says why. */
  isPaused: z.boolean(),
  /** Whether the merchant ended it during the sending. */
  isCancelled: z.boolean(),
  /** Whether it waits since a restore. Only the operator can continue it. */
  isHeldBack: z.boolean(),
  /** Whether everything that is left waits, although nobody paused it; `statusReason` says for what. */
  isWaiting: z.boolean(),
  statusReason: z.nullable(z.string()),
};

const listed = {
  id: z.string(),
  broadcastName: z.string(),
  ...Standing,
  /** The scheduled time, or null. */
  scheduleTime: z.nullable(z.string()),
  /** The scheduled time as it was given. */
  scheduledFor: z.nullable(z.string()),
  startedAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  audienceName: z.string(),
  type: z.literal('broadcast'),
  analytics: BroadcastAnalytics,
};

export const BroadcastListItem = z.object(listed);
export type BroadcastListItem = z.infer<typeof BroadcastListItem>;

/** The progress of a broadcast that is or was being sent. */
export const BroadcastProgress = z.object({
  /** The number of people in the frozen audience, without the hold-out. */
  recipients: z.int(),
  heldOut: z.int(),
  /** The number of messages that are not sent yet, for any reason. */
  waiting: z.int(),
});
export type BroadcastProgress = z.infer<typeof BroadcastProgress>;

export const Broadcast = z.object({
  ...listed,
  activeTemplate: z.nullable(z.string()),
  templates: z.array(BroadcastTemplate),
  /** The condition as the merchant wrote it: rules, includeOperation, excludeOperation. */
  condition: z.unknown(),
  segment: z.unknown(),
  /** The audience as a sentence. */
  audienceInWords: z.string(),
  broadcastAttributes: BroadcastAttributes,
  attributes: z.object({
    broadcastWASupport: z.string(),
    globalSupport: z.string(),
    current_limit: z.string(),
    quality_color: z.enum(['GREEN', 'YELLOW', 'RED', 'UNKNOWN']),
    whatsapp_rating: z.string(),
  }),
  timeZone: z.string(),
  /** Whether each person gets it at that time in their own country. */
  isRecipientLocal: z.boolean(),
  canary: z.nullable(Canary),
  abTest: z.nullable(AbTest),
  /** Grows with each change. An update with an older one is refused with SETTINGS_CHANGED. */
  revision: z.int(),
  progress: z.nullable(BroadcastProgress),
  approval: z.object({
    /** The reader needs a second person's approval to send it to more people than this. Null: to none. */
    above: z.nullable(z.int()),
    /** The open request for an approval, or null. */
    request: z.nullable(
      z.object({
        /** The name of the person who asked. Null: the owner, or somebody who has left. */
        by: z.nullable(z.string()),
        at: z.string(),
        /** Whether the reader asked, so that somebody else has to approve. */
        isMine: z.boolean(),
        sendsNow: z.boolean(),
      }),
    ),
  }),
  /** The imports that its audience can use. */
  imports: z.array(z.object({ id: z.string(), name: z.string(), status: z.string(), population: z.int() })),
});
export type Broadcast = z.infer<typeof Broadcast>;

/** A moment in UTC, or the shop's wall time without a zone: 2026-11-27T10:00. */
export const ScheduleTime = z.union([
  Moment,
  z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/)),
  z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(\.\d{1,3})?(Z|[+-]\d\d:\d\d)$/)),
]);

export const BroadcastName = nameOf(250);
export const BroadcastId = Uuid;
