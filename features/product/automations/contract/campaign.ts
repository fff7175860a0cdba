import * as z from 'zod/mini';
import { Bubble } from '#platform/channel/bubble.ts';
import { DripAttributes } from './drip-attributes.ts';

/** The name of a campaign's type, for example abandonedCart; document 2, section 1. Which there are, the list says. */
export const CampaignType = z.string().check(z.regex(/^[A-Za-z]{1,40}$/));

export const TimeUnit = z.enum(['Seconds', 'Minutes', 'Hours', 'Days']);
export type TimeUnit = z.infer<typeof TimeUnit>;

/** How long after the event a drip is due, as the merchant reads it; at most four digits, document 2, section 5. */
export const TimeBox = z.object({ magnitude: z.int().check(z.gte(0), z.lte(9999)), unit: TimeUnit });
export type TimeBox = z.infer<typeof TimeBox>;

const TemplateStatus = z.enum(['ENABLED', 'PENDING', 'REJECTED', 'PAUSED', 'DISABLED']);

/**
 * Why a drip cannot begin with a template of the merchant's: it has no value for a variable, it waits for answers, or it
 * brings no discount, which the template shows.
 */
export const Unfit = z.union([
  z.object({ kind: z.literal('value'), variable: z.string() }),
  z.object({ kind: z.enum(['answers', 'discount']) }),
]);
export type Unfit = z.infer<typeof Unfit>;

/** A template of the merchant's that a drip begins with as soon as it is approved; until then it stays as it is. */
export const AwaitedTemplate = z.object({
  name: z.string(),
  status: TemplateStatus,
  /** Why the provider did not approve it, as a sentence; null while it did not say. */
  reason: z.nullable(z.string()),
  /** Why it will not be begun with, approved or not; null where nothing stands in its way. */
  unfit: z.nullable(Unfit),
});
export type AwaitedTemplate = z.infer<typeof AwaitedTemplate>;

export const Drip = z.object({
  dripId: z.string(),
  dripIndex: z.string(),
  timeBox: TimeBox,
  delaySeconds: z.int(),
  /** The flow that it begins with. */
  flowId: z.string(),
  dripAttributes: DripAttributes,
  /** Counts the changes of its settings; given back with a change, so that two people do not undo each other's. */
  revision: z.int(),
  /** The template that its message is; null for one that needs none. */
  templateName: z.nullable(z.string()),
  /** As the provider says; only ENABLED templates are sent. Null where none is needed. */
  templateStatus: z.nullable(TemplateStatus),
  /** Why the provider stopped the template, as a sentence; null while it is not stopped. */
  templateReason: z.nullable(z.string()),
  /** What else is to be known of it while it may be sent, a sentence each. */
  templateNotices: z.array(z.string()),
  /** Null while it waits for none. */
  awaited: z.nullable(AwaitedTemplate),
  /** The message before it is filled for a person, as a chat shows it. */
  preview: z.array(Bubble),
  /** Whether it is not sent without a discount: it shows one, and nothing else is said in its place. */
  needsDiscount: z.boolean(),
  /** Whether it names one at all; where none is needed, it may say something else. */
  namesDiscount: z.boolean(),
});
export type Drip = z.infer<typeof Drip>;
