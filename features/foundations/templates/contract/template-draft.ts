import * as z from 'zod/mini';
import { decodePart } from '#platform/http/decode-part.ts';
import { lineOf } from '#platform/http/text-shapes.ts';

/** What stands above the text: a line of words or nothing, or a file; document 3, section 3.4. */
export const MESSAGE_TYPES = ['text', 'image', 'video', 'document'] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

/** The most buttons of a template that a merchant makes; document 3, section 5.3. */
export const MOST_QUICK_REPLIES = 3;

const Text = z.string().check(z.maxLength(4000));

/**
 * A template as a merchant writes it, by the names of the wire. Variables stand in the text by their names,
 * {{firstNameWA}}. What it may be is told by `readDraft`, in sentences.
 */
export const TemplateDraft = z.object({
  templateName: lineOf(1000, 0),
  template: Text,
  /** Text, image, video or document. */
  type: z.string().check(z.regex(/^(text|image|video|document)$/i)),
  /** For example en or pt_BR. */
  language: z.optional(z.string().check(z.maxLength(10))),
  /** Marketing where it is left out. */
  category: z.optional(z.enum(['MARKETING', 'UTILITY'])),
  /** The words above the text, with one variable at most. */
  header: z.optional(Text),
  /** The file above the text, by the address of its upload. */
  mediaUrl: z.optional(Text),
  footer: z.optional(Text),
  /** What stands for each variable in previews and for the reviewer, by its name. */
  samples: z.optional(z.record(z.string().check(z.maxLength(50)), Text)),
  /** The texts of quick replies, each URL-encoded, with commas between them. */
  quick_reply_buttons: z.optional(Text),
  /** The text of one link, and its address, URL-encoded with a comma between; without one it opens what the message is about. */
  call_to_action_buttons: z.optional(Text),
});
export type TemplateDraft = z.infer<typeof TemplateDraft>;

/** Buttons as the wire writes them: each text URL-encoded, commas between. */
export function writeButtons(parts: readonly string[]): string {
  return parts.map(encodeURIComponent).join(',');
}

/** The texts of buttons as the wire writes them; one that is no URL-encoding stands for itself. */
export function readButtons(written: string | undefined): string[] {
  if (written === undefined || written === '') return [];
  return written.split(',').map(decodePart);
}
