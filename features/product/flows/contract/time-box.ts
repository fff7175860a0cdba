import * as z from 'zod/mini';

export const TimeUnit = z.enum(['Seconds', 'Minutes', 'Hours', 'Days']);
export type TimeUnit = z.infer<typeof TimeUnit>;

/** The time between the event and the message as the merchant sees it. At most four digits: document 2, section 5. */
export const TimeBox = z.object({ magnitude: z.int().check(z.gte(0), z.lte(9999)), unit: TimeUnit });
export type TimeBox = z.infer<typeof TimeBox>;
