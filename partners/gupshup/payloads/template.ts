import * as z from 'zod';

/** The form of `POST /partner/app/{app id}/templates`; all values are text. */
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
  /** The same text filled with sample values. */
  example: string;
  /** The handle of an uploaded sample; required for templates with media. */
  exampleMedia?: string;
  /** A line above the text, and the same line with its sample. */
  header?: string;
  exampleHeader?: string;
  /** At most 60 characters. */
  footer?: string;
  /** Buttons as JSON. */
  buttons?: string;
  /** A carousel's cards as JSON: `headerType`, `exampleMedia`, `body`, `sampleText` and `buttons` of each. */
  cards?: string;
  /** A limited-time offer, its text, and whether a message states when it ends. */
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

/** A template in the response of `GET /partner/app/{app id}/templates`. */
const ListedGupshupTemplate = z.looseObject({
  /** Gupshup's own. */
  id: z.string(),
  /** Meta's id, which webhooks use; missing until Meta has the template. */
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

/** All templates in one response, without pages. */
export const GupshupTemplateListResponse = z.looseObject({
  status: z.literal('success'),
  templates: z.array(ListedGupshupTemplate),
});

export const GupshupUploadResponse = z.looseObject({
  status: z.literal('success'),
  handleId: z.looseObject({ message: z.string() }),
});

/** The response when there is no content. */
export const GupshupDone = z.looseObject({ status: z.literal('success') });
