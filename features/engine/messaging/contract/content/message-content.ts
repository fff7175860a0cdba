import * as z from 'zod/mini';
import { MessengerContent } from './messenger-content.ts';
import { WhatsAppContent } from './whatsapp-content.ts';

/** Everything a message needs to be rendered, frozen when it was decided on. Each kind belongs to one channel. */
export const MessageContent = z.discriminatedUnion('kind', [WhatsAppContent, MessengerContent]);
export type MessageContent = z.infer<typeof MessageContent>;

/** Stands where a content was that no provider would take, with the reason: its message fails with it, and no other. */
const UnsendableContent = z.object({ kind: z.literal('unsendable'), why: z.string() });
export type UnsendableContent = z.infer<typeof UnsendableContent>;

const StoredContent = z.discriminatedUnion('kind', [MessageContent, UnsendableContent]);

/** Which of the two it is shows in its kind. */
export function isMessengerContent(content: MessageContent): content is MessengerContent {
  return content.kind.startsWith('messenger');
}

/** What a message says, from its row. Of one that was erased, or is written in no way we know, nothing can be sent. */
export function readContent(stored: unknown): MessageContent | UnsendableContent {
  const read = StoredContent.safeParse(stored).data;
  return read ?? { kind: 'unsendable', why: 'What it said is not kept any more.' };
}
