import * as z from 'zod';

/** The form of `POST /partner/app/{app id}/templates`; everything is text there. */
export interface GupshupTemplateForm {
  /** Lower case letters, digits and underscores. */
  elementName: string;
  languageCode: string;
  category: 'MARKETING' | 'UTILITY';
  templateType: 'TEXT' | 'IMAGE';
  /** A label of Gupshup's own, at most 180 characters. */
  vertical: string;
  /** The text with {{1}}, {{2}}, …, at most 1024 characters. */
  content: string;
  /** The same text with sample values in their places. */
  example: string;
  /** The handle of an uploaded sample; templates with a picture need one. */
  exampleMedia?: string;
  /** Buttons as JSON. */
  buttons?: string;
  enableSample: 'true';
  allowTemplateCategoryChange: 'true' | 'false';
}

export const GupshupTemplateResponse = z.looseObject({
  status: z.literal('success'),
  template: z.looseObject({ id: z.string(), status: z.string() }),
});

export const GupshupUploadResponse = z.looseObject({
  status: z.literal('success'),
  handleId: z.looseObject({ message: z.string() }),
});
