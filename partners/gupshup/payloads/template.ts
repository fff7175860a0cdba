import * as z from 'zod';

/** The form of `POST /partner/app/{app id}/templates`; everything is text there. */
export interface GupshupTemplateForm {
  /** Lower case letters, digits and underscores. */
  elementName: string;
  languageCode: string;
  category: 'MARKETING' | 'UTILITY' | 'AUTHENTICATION';
  templateType: 'TEXT' | 'IMAGE' | 'VIDEO' | 'DOCUMENT' | 'LOCATION' | 'CAROUSEL';
  /** A label of Gupshup's own, at most 180 characters. */
  vertical: string;
  /** The text with {{1}}, {{2}}, …, at most 1024 characters. */
  content: string;
  /** The same text with sample values in their places. */
  example: string;
  /** The handle of an uploaded sample; templates with a picture need one. */
  exampleMedia?: string;
  /** A line above the text, and the same with its sample. */
  header?: string;
  exampleHeader?: string;
  /** At most 60 characters. */
  footer?: string;
  /** Buttons as JSON. */
  buttons?: string;
  /** The cards of a carousel as JSON: `headerType`, `exampleMedia`, `body`, `sampleText` and `buttons` of each. */
  cards?: string;
  /** A limited-time offer, its words, and whether a message says when it ends. */
  isLTO?: 'true';
  limitedOfferText?: string;
  hasExpiration?: 'true' | 'false';
  enableSample: 'true';
  allowTemplateCategoryChange: 'true' | 'false';
}

export const GupshupTemplateResponse = z.looseObject({
  status: z.literal('success'),
  template: z.looseObject({ id: z.string(), status: z.string(), category: z.string().optional() }),
});

/** A template as `GET /partner/app/{app id}/templates` has it. */
const ListedGupshupTemplate = z.looseObject({
  /** Gupshup's own. */
  id: z.string(),
  /** Meta's, which webhooks name it by; not there before Meta has it. */
  externalId: z.string().nullish(),
  elementName: z.string(),
  languageCode: z.string(),
  status: z.string(),
  category: z.string().nullish(),
  quality: z.string().nullish(),
  /** Why it was rejected, or could not be submitted. */
  reason: z.string().nullish(),
});
export type ListedGupshupTemplate = z.infer<typeof ListedGupshupTemplate>;

/** All of them at once: there are no pages. */
export const GupshupTemplateListResponse = z.looseObject({
  status: z.literal('success'),
  templates: z.array(ListedGupshupTemplate),
});

export const GupshupUploadResponse = z.looseObject({
  status: z.literal('success'),
  handleId: z.looseObject({ message: z.string() }),
});

/** What is answered where there is nothing to tell. */
export const GupshupDone = z.looseObject({ status: z.literal('success') });
