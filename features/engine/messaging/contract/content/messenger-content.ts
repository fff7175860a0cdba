import * as z from 'zod/mini';
import {
  MessengerButtons,
  MessengerCard,
  MessengerQuickReplies,
  MessengerReceipt,
  address,
  words,
} from './messenger-parts.ts';
import { LinkCodes, text } from './whatsapp-parts.ts';

const quickReplies = MessengerQuickReplies;

/**
 * Every content of a Messenger message, within the provider's limits, before it is put in the provider's shape. A text
 * may name links, `{{link:cart}}`; their codes are set when the message is written.
 */
export const MessengerContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('messengerText'), text: text(2000), quickReplies, linkCodes: LinkCodes }),
  z.object({
    kind: z.literal('messengerButtons'),
    text: text(640),
    buttons: MessengerButtons.check(z.minLength(1, 'A button is missing.')),
    quickReplies,
    linkCodes: LinkCodes,
  }),
  z.object({
    kind: z.literal('messengerCards'),
    cards: z
      .array(MessengerCard)
      .check(z.minLength(1, 'A card is missing.'), z.maxLength(10, 'Messenger shows at most ten cards.')),
    imageShape: z.enum(['horizontal', 'square']),
    quickReplies,
    linkCodes: LinkCodes,
  }),
  z.object({
    kind: z.literal('messengerReceipt'),
    receipt: MessengerReceipt,
    // Receipts that are stored may have none.
    quickReplies: z.optional(quickReplies),
    linkCodes: LinkCodes,
  }),
  /** An approved utility template. Outside the 24 hours nothing else may be sent, and it may never carry marketing. */
  z.object({
    kind: z.literal('messengerTemplate'),
    templateName: z.string().check(z.regex(/^[a-z0-9_]+$/)),
    language: z.string().check(z.minLength(2)),
    body: z.array(words(1024)),
    /** One payload for each postback button, in the template's order. */
    postbackPayloads: z.array(z.string().check(z.minLength(1), z.maxLength(1000))),
    linkCodes: LinkCodes,
  }),
  z.object({
    kind: z.literal('messengerMedia'),
    type: z.enum(['image', 'video', 'audio', 'file']),
    url: address,
    quickReplies,
    linkCodes: LinkCodes,
  }),
  /** A grid of pictures. */
  z.object({
    kind: z.literal('messengerImages'),
    urls: z
      .array(address)
      .check(
        z.minLength(2, 'A grid has two pictures or more.'),
        z.maxLength(6, 'A grid has at most six pictures.'),
      ),
    quickReplies,
    linkCodes: LinkCodes,
  }),
]);
export type MessengerContent = z.infer<typeof MessengerContent>;
