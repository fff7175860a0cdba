import * as z from 'zod/mini';

/** What a merchant can set on a pill. */
export const PillSettings = z.object({
  title: z.string(),
  subtitle: z.string(),
  consentWording: z.string(),
  submitText: z.string(),
  completedTitle: z.string(),
  completedText: z.string(),
  backgroundColor: z.string(),
  color: z.string(),
});
