import type { Bubble } from '#platform/channel/bubble.ts';
import { isMessengerContent, type MessageContent } from '../content/message-content.ts';
import { messengerBubbles } from './messenger-bubbles.ts';
import type { Shown } from './shown.ts';
import { whatsAppBubbles } from './whatsapp-bubbles.ts';

/** Converts a message of any kind, on either channel, to the bubbles that a chat shows. Pure. */
export function toBubbles(content: MessageContent, shown: Shown): Bubble[] {
  return isMessengerContent(content) ? messengerBubbles(content, shown) : whatsAppBubbles(content, shown);
}
