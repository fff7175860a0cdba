import * as z from 'zod/mini';
import { texts } from '../texts/all.ts';

const LATEST_MINUTE = 24 * 60 - 1;
const minuteOfDay = z.int().check(z.minimum(0), z.maximum(LATEST_MINUTE));
const most = z.nullable(z.int().check(z.minimum(1), z.maximum(1000)));

/** A shop's own limits for marketing: its quiet hours, its frequency cap, and its wait during conversations. */
export const SendingLimits = z
  .object({
    /** Null: marketing goes at any hour. Minutes after midnight, in the recipient's time zone. */
    quietHours: z.nullable(z.object({ fromMinute: minuteOfDay, untilMinute: minuteOfDay })),
    /** The most marketing messages to one person; null for no limit. */
    mostInDay: most,
    mostInWeek: most,
    mostInMonth: most,
    /** How many hours marketing to a person waits after the shop wrote to them; null if it does not wait. */
    talkHours: z.nullable(z.int().check(z.minimum(1), z.maximum(168))),
  })
  .check(
    z.refine(({ quietHours }) => quietHours === null || quietHours.fromMinute !== quietHours.untilMinute, {
      path: ['quietHours', 'untilMinute'],
      error: () => texts.quietHours.sameTime,
    }),
  );
export type SendingLimits = z.infer<typeof SendingLimits>;

/**
 * The limits of a shop that set none: quiet from 21:00 to 09:00, 1 a day, 3 a week, 8 in 30 days, and 12 hours of wait
 * during a conversation, which usually ends on the same day.
 */
export const USUAL_LIMITS: SendingLimits = {
  quietHours: { fromMinute: 21 * 60, untilMinute: 9 * 60 },
  mostInDay: 1,
  mostInWeek: 3,
  mostInMonth: 8,
  talkHours: 12,
};
