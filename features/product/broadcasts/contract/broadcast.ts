import * as z from 'zod/mini';
import { Moment, Uuid, nameOf } from '#platform/http/text-shapes.ts';
import { AbTest } from './ab-test.ts';
import { Canary } from './canary.ts';

/** As the wire has them: active is scheduled. Paused and cancelled are fields beside it. */
export const BroadcastStatus = z.enum(['draft', 'active', 'sending', 'sent', 'Failed']);
export type BroadcastStatus = z.infer<typeof BroadcastStatus>;

/** What the variables of a template are filled with: Offer_Text, custom variables, and addresses of links by their names. */
export const BroadcastAttributes = z.record(
  z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_]{0,49}$/)),
  z.string().check(z.maxLength(2000)),
);
export type BroadcastAttributes = z.infer<typeof BroadcastAttributes>;

/** The variable that Offer_Text fills, and those that nobody types: a person's first name and the support number. */
export const OFFER_TEXT = 'Offer_Text';
export const FIRST_NAME = 'firstNameWA';
export const SUPPORT_NUMBER = 'broadcastWASupport';

/** A text that a broadcast can be sent with, as the editor lists it. */
export const BroadcastTemplate = z.object({
  key: z.string(),
  name: z.string(),
  /** Its template's id; what `activeTemplate` names. */
  flowId: z.string(),
  Offer_Text: z.boolean(),
  description: z.array(z.string()),
  Support_Number: z.boolean(),
  hasQuickReplies: z.boolean(),
  /** The variables that the merchant fills, Offer_Text left out. */
  variables: z.array(z.string()),
  /** The links whose address the merchant may give. */
  links: z.array(z.string()),
  /** Where a link leads that is left empty, by its name; those that are not here lead to the shop's front page. */
  linkTargets: z.record(z.string(), z.string()),
  /** In which languages it may be sent at present. */
  languages: z.array(z.string()),
  /** Why it cannot be sent now, as a sentence; null when it can. */
  blocked: z.nullable(z.string()),
  /** What else is to be known of it, a sentence each: what WhatsApp counts it as, how it is liked. */
  notices: z.array(z.string()),
});
export type BroadcastTemplate = z.infer<typeof BroadcastTemplate>;

/** Shares are in percent of delivered, with two decimals; revenue in the shop's currency's minor units. */
export const BroadcastAnalytics = z.object({
  sent: z.int(),
  delivered: z.int(),
  failed: z.int(),
  read: z.number(),
  readNumber: z.int(),
  CTR: z.number(),
  CTRNumber: z.int(),
  revenueMinor: z.int(),
  /** The same in units of the currency. */
  revenue: z.number(),
});
export type BroadcastAnalytics = z.infer<typeof BroadcastAnalytics>;

/** What stands beside the status: why it does not go on, as a sentence, or what there is to know. */
const Standing = {
  status: BroadcastStatus,
  /** Stands still while it is sent, by the merchant's word or by itself; `statusReason` says why. */
  isPaused: z.boolean(),
  /** Ended by the merchant while it was sent. */
  isCancelled: z.boolean(),
  /** Stands still since a restore, and goes on by the word of whoever runs the system alone. */
  isHeldBack: z.boolean(),
  statusReason: z.nullable(z.string()),
};

const listed = {
  id: z.string(),
  broadcastName: z.string(),
  ...Standing,
  /** The moment it is scheduled for; null without one. */
  scheduleTime: z.nullable(z.string()),
  /** The same, as it was given. */
  scheduledFor: z.nullable(z.string()),
  startedAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  audienceName: z.string(),
  type: z.literal('broadcast'),
  analytics: BroadcastAnalytics,
};

export const BroadcastListItem = z.object(listed);
export type BroadcastListItem = z.infer<typeof BroadcastListItem>;

/** How far a broadcast is that is being sent, or was. */
export const BroadcastProgress = z.object({
  /** Whom it was frozen for; those held out for comparison are not among them. */
  recipients: z.int(),
  heldOut: z.int(),
  /** Not yet handed over, whatever they wait for. */
  waiting: z.int(),
});
export type BroadcastProgress = z.infer<typeof BroadcastProgress>;

export const Broadcast = z.object({
  ...listed,
  activeTemplate: z.nullable(z.string()),
  templates: z.array(BroadcastTemplate),
  /** As the merchant wrote it: rules, includeOperation, excludeOperation. */
  condition: z.unknown(),
  segment: z.unknown(),
  /** As a sentence. */
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
  /** Each person gets it when it is that time where they live. */
  isRecipientLocal: z.boolean(),
  canary: z.nullable(Canary),
  abTest: z.nullable(AbTest),
  /** Grows with each change; an update that names an older one is refused with SETTINGS_CHANGED. */
  revision: z.int(),
  progress: z.nullable(BroadcastProgress),
  /** Files of people that its audience may name. */
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
