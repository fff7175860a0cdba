import { newMessageId } from '../send/accept-message.ts';
import { messagesValue, postWebhook } from '../webhooks/post-webhook.ts';
import type { WhatsAppAccount } from '../whatsapp-account.ts';

interface SystemMessage {
  /** The number, which is a part of the message's id. */
  number: string;
  /** The sender; null if businesses do not see the number. */
  from: string | null;
  system: object;
  summary: string;
}

/** Posts a notice of WhatsApp about a person, in the form of a message. */
export function postSystemMessage(
  account: WhatsAppAccount,
  { number, from, system, summary }: SystemMessage,
): void {
  const message = {
    ...(from !== null && { from }),
    id: newMessageId(number),
    timestamp: String(Math.floor(account.sandbox.clock.now().getTime() / 1000)),
    type: 'system',
    system,
  };
  postWebhook(account, 'messages', { ...messagesValue(account), messages: [message] }, summary);
}
