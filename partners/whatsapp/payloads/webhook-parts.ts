import * as z from 'zod';

/** Seconds since 1970; most webhooks write them as a string, some as a number. */
export const Timestamp = z.union([z.string(), z.number()]).transform(String);

export const WebhookError = z.looseObject({
  code: z.number(),
  title: z.string().optional(),
  message: z.string().optional(),
  error_data: z.looseObject({ details: z.string().optional() }).optional(),
  href: z.string().optional(),
});
