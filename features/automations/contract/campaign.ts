import * as z from 'zod/mini';
import { Bubble } from '#platform/channel/bubble.ts';

/** The name of a campaign's type, for example abandonedCart; document 2, section 1. Which there are, the list says. */
export const CampaignType = z.string().check(z.regex(/^[A-Za-z]{1,40}$/));

export const TimeUnit = z.enum(['Minutes', 'Hours', 'Days']);

/** How long after the event a drip is due, as the merchant reads it. */
export const TimeBox = z.object({ magnitude: z.int().check(z.gte(0)), unit: TimeUnit });
export type TimeBox = z.infer<typeof TimeBox>;

export const Drip = z.object({
  dripId: z.string(),
  dripIndex: z.string(),
  timeBox: TimeBox,
  delaySeconds: z.int(),
  templateName: z.string(),
  /** As the provider says; only ENABLED templates are sent. */
  templateStatus: z.enum(['ENABLED', 'PENDING', 'REJECTED', 'PAUSED', 'DISABLED']),
  /** Why the provider stopped the template, as a sentence; null while it is not stopped. */
  templateReason: z.nullable(z.string()),
  /** What else is to be known of it while it may be sent, a sentence each. */
  templateNotices: z.array(z.string()),
  /** The message before it is filled for a person, as a chat shows it. */
  preview: z.array(Bubble),
});
export type Drip = z.infer<typeof Drip>;
