import * as z from 'zod/mini';
import { decodePart } from '#platform/http/decode-part.ts';
import { lineOf } from '#platform/http/text-shapes.ts';

/** The part above the text: an optional line of text, or a file. Document 3, section 3.4. */
export const MESSAGE_TYPES = ['text', 'image', 'video', 'document'] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

/** The most quick replies in a merchant's template; document 3, section 5.3. */
export const MOST_QUICK_REPLIES = 3;

const Text = z.string().check(z.maxLength(4000));

/**
 * A template as a merchant writes it, with the field names of the API. Variables are written by name, {{firstNameWA}}.
 * `readDraft` checks it and explains errors.
 */
export const TemplateDraft = z.object({
  templateName: lineOf(1000, 0),
  template: Text,
  /** Text, image, video or document. */
  type: z.string().check(z.regex(/^(text|image|video|document)$/i)),
  /** For example en or pt_BR. */
  language: z.optional(z.string().check(z.maxLength(10))),
  /** Marketing when left out. */
  category: z.optional(z.enum(['MARKETING', 'UTILITY'])),
  /** The text above the body, with at most one variable. */
  header: z.optional(Text),
  /** The URL of an uploaded file to show above the text. */
  mediaUrl: z.optional(Text),
  footer: z.optional(Text),
  /** Sample values for previews and for the reviewer, by variable name. */
  samples: z.optional(z.record(z.string().check(z.maxLength(50)), Text)),
  /** The texts of quick replies, each URL-encoded, separated by commas. */
  quick_reply_buttons: z.optional(Text),
  /**
   * A link's text and URL, each URL-encoded, separated by a comma. Without a URL the link opens what the message is
   * about.
   */
  call_to_action_buttons: z.optional(Text),
});
export type TemplateDraft = z.infer<typeof TemplateDraft>;

/** Writes buttons in the API's form: URL-encoded texts separated by commas. */
export function writeButtons(parts: readonly string[]): string {
  return parts.map(encodeURIComponent).join(',');
}

/** Reads buttons from the API's form. A text that is not valid URL encoding is kept as it is. */
export function readButtons(written: string | undefined): string[] {
  if (written === undefined || written === '') return [];
  return written.split(',').map(decodePart);
}
