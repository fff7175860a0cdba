import * as z from 'zod/mini';
import { MessengerContent } from './messenger-content.ts';
import { WhatsAppContent } from './whatsapp-content.ts';

/** Everything a message needs to be rendered, frozen when it was decided on. Each kind belongs to one channel. */
export const MessageContent = z.discriminatedUnion('kind', [WhatsAppContent, MessengerContent]);
export type MessageContent = z.infer<typeof MessageContent>;

/** Which of the two it is shows in its kind. */
export function isMessengerContent(content: MessageContent): content is MessengerContent {
  return content.kind.startsWith('messenger');
}

/** What a message says, from its row; null for one that was erased, or that is written in no way we know. */
export function readContent(stored: unknown): MessageContent | null {
  return MessageContent.safeParse(stored).data ?? null;
}
