import * as z from 'zod/mini';

/** The tool types that this server serves; document 3, section 1. */
export const ToolType = z.enum(['persistentPill']);
export type ToolType = z.infer<typeof ToolType>;

/** What a merchant can set on a pill. The wording is what the shopper agrees to, word for word. */
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
export type PillSettings = z.infer<typeof PillSettings>;

/** The public document that the storefront script reads: active tools of one page and their design, no more. */
export const PublicTools = z.object({
  pageId: z.string(),
  shopName: z.string(),
  /** ISO 3166 alpha-2; the country that a number without a country code belongs to. */
  country: z.string(),
  tools: z.array(
    z.object({
      id: z.string(),
      type: ToolType,
      channel: z.enum(['WA']),
      settings: PillSettings,
      /** Of `settings.consentWording`: an opt-in gives it back, so that it is known what was agreed to. */
      wordingVersion: z.string(),
    }),
  ),
});
export type PublicTools = z.infer<typeof PublicTools>;
