import * as z from 'zod/mini';
import { MessengerContent } from './messenger-content.ts';
import { WhatsAppContent } from './whatsapp-content.ts';

/**
 * Everything that is needed to render a message, frozen when the message was decided on. Each kind belongs to one
 * channel.
 */
export const MessageContent = z.discriminatedUnion('kind', [WhatsAppContent, MessengerContent]);
export type MessageContent = z.infer<typeof MessageContent>;

/** Replaces a content that no provider would accept. Its message fails with this reason, and no other message does. */
const UnsendableContent = z.object({ kind: z.literal('unsendable'), why: z.string() });
export type UnsendableContent = z.infer<typeof UnsendableContent>;

const StoredContent = z.discriminatedUnion('kind', [MessageContent, UnsendableContent]);

/** The kind shows which channel a content belongs to. */
export function isMessengerContent(content: MessageContent): content is MessengerContent {
  return content.kind.startsWith('messenger');
}

/** Reads a message's content from its row. A content that was erased, or has an unknown shape, is unsendable. */
export function readContent(stored: unknown): MessageContent | UnsendableContent {
  const read = StoredContent.safeParse(stored).data;
  return read ?? { kind: 'unsendable', why: 'What it said is not kept any more.' };
}
