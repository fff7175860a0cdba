import * as z from 'zod/mini';
import type { Channel } from '#platform/channel/channel.ts';
import { isMessengerContent, type MessageContent } from '../../contract/content/message-content.ts';
import { MessengerContent } from '../../contract/content/messenger-content.ts';
import { WhatsAppContent } from '../../contract/content/whatsapp-content.ts';
import { cleanContent } from './clean-content.ts';
import { linkSlotsOf } from './link-slots.ts';
import { messengerLinkSlots } from './messenger-link-slots.ts';

/** A content that can be sent, or the reason why it cannot be sent. */
export type CheckedContent = { content: MessageContent } | { wrong: string };

/**
 * Fits a content to its provider's limits, with clean template values. It refuses content that the provider's rules
 * forbid, content of another channel, and content with a link that is not in `links`.
 */
export function checkContent(
  given: MessageContent,
  { channel, links }: { channel: Channel; links: readonly string[] },
): CheckedContent {
  const isMessenger = isMessengerContent(given);
  if (isMessenger !== (channel === 'FB')) return { wrong: `${channel} cannot show ${given.kind}` };
  const read = isMessenger
    ? MessengerContent.safeParse(given)
    : WhatsAppContent.safeParse(cleanContent(given));
  if (!read.success) return { wrong: z.prettifyError(read.error) };
  const content = read.data;
  const shown = isMessengerContent(content) ? messengerLinkSlots(content) : linkSlotsOf(content);
  const missing = shown.filter((slot) => !links.includes(slot));
  return missing.length > 0 ? { wrong: `without its links: ${missing.join(', ')}` } : { content };
}
