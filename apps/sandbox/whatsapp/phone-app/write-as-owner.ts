import { idsOf } from '../ids-of.ts';
import { numbersOf } from '../number/numbers.ts';
import { newMessageId, saveMessage } from '../send/accept-message.ts';
import { digitsOf, whatsAppNumberOf } from '../user-id.ts';
import { messagesValue, postWebhook } from '../webhooks/post-webhook.ts';
import { notifyListeners, type StoredMessage, type WhatsAppAccount } from '../whatsapp-account.ts';

/** The owner writes to a shopper in the WhatsApp Business app. The product gets an echo. Returns the message's id. */
export function writeAsOwner(account: WhatsAppAccount, to: string, body: string): string {
  const number = whatsAppNumberOf(to);
  const [business] = numbersOf(account);
  const content = { type: 'text', text: { body } };
  const message: StoredMessage = {
    id: newMessageId(number),
    direction: 'fromBusiness',
    number,
    businessId: business.id,
    at: account.sandbox.clock.now().getTime(),
    state: 'delivered',
    content,
    templateId: null,
    category: 'service',
    inWindow: true,
    callbackData: null,
    errorCode: null,
  };
  saveMessage(account, message);
  postEcho(account, number, { id: message.id, ...content });
  return message.id;
}

/** The owner changes a message that they wrote in the app. Returns false if there is no such message. */
export function editAsOwner(account: WhatsAppAccount, id: string, body: string): boolean {
  const message = account.messages.get(id);
  if (message?.direction !== 'fromBusiness') return false;
  message.content = { type: 'text', text: { body } };
  changed(account);
  const edit = { original_message_id: id, message: message.content };
  postEcho(account, message.number, { id: newMessageId(message.number), type: 'edit', edit });
  return true;
}

/** The owner deletes a message for everybody. Returns false if there is no such message. */
export function deleteAsOwner(account: WhatsAppAccount, id: string): boolean {
  const message = account.messages.get(id);
  if (message?.direction !== 'fromBusiness') return false;
  account.messages.delete(id);
  changed(account);
  const revoke = { original_message_id: id };
  postEcho(account, message.number, { id: newMessageId(message.number), type: 'revoke', revoke });
  return true;
}

function changed(account: WhatsAppAccount): void {
  account.sandbox.world.changed();
  notifyListeners(account);
}

function postEcho(account: WhatsAppAccount, number: string, content: object): void {
  const { waId, userId } = idsOf(account, number);
  const [business] = numbersOf(account);
  const echo = {
    from: digitsOf(business.displayNumber),
    ...(waId === null ? { to_user_id: userId } : { to: waId }),
    timestamp: String(Math.floor(account.sandbox.clock.now().getTime() / 1000)),
    ...content,
  };
  const value = { ...messagesValue(account, business.id), message_echoes: [echo] };
  postWebhook(account, 'smb_message_echoes', value, `written in the app to +${number}`);
}
