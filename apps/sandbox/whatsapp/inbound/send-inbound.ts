import type { Sandbox } from '../../core/sandbox.ts';
import { idsOf } from '../ids-of.ts';
import { numberWithId, type AccountNumber } from '../number/numbers.ts';
import { whatsAppAccount } from '../open-account.ts';
import { saveMessage, newMessageId } from '../send/accept-message.ts';
import { digitsOf, whatsAppNumberOf } from '../user-id.ts';
import { messagesValue, postWebhook } from '../webhooks/post-webhook.ts';
import type { StoredMessage, WhatsAppAccount } from '../whatsapp-account.ts';
import { chatOf, personOf } from './person.ts';

export interface Inbound {
  /** The shopper's number, in any notation. */
  from: string;
  /** The id of the account's number that they write to. Without one, the first. */
  businessId?: string | undefined;
  text?: string | undefined;
  /** The payload of a tap on a button of the message `contextId`. */
  buttonPayload?: string | undefined;
  buttonTitle?: string | undefined;
  contextId?: string | undefined;
  /** The content of a message that is neither text nor a tap, as the webhook contains it. */
  part?: Record<string, unknown> | undefined;
  /** The shopper's profile name, which is stored for later messages too. */
  name?: string | undefined;
}

/** Sends a message or a tap of a shopper. The product gets the webhook, and the 24-hour window opens. */
export function sendInbound(sandbox: Sandbox, inbound: Inbound): StoredMessage {
  const account = whatsAppAccount(sandbox);
  const number = whatsAppNumberOf(inbound.from);
  const nowMs = sandbox.clock.now().getTime();
  const business = numberWithId(account, inbound.businessId);
  const person = personOf(account, number);
  chatOf(account, business.id, number).lastInboundAt = nowMs;
  if (inbound.name) person.name = inbound.name;

  const content = webhookMessage(account, inbound, { number, business, nowMs });
  const message: StoredMessage = {
    id: String(content['id']),
    direction: 'fromShopper',
    number,
    businessId: business.id,
    at: nowMs,
    state: 'received',
    content,
    templateId: null,
    category: 'service',
    inWindow: true,
    callbackData: null,
    errorCode: null,
  };
  saveMessage(account, message);
  const { waId, userId } = idsOf(account, number);
  const contact = {
    profile: { name: person.name },
    ...(waId === null ? {} : { wa_id: waId }),
    user_id: userId,
  };
  const value = { ...messagesValue(account, business.id), contacts: [contact], messages: [content] };
  postWebhook(account, 'messages', value, `message from +${number}: ${String(content['type'])}`);
  return message;
}

function webhookMessage(
  account: WhatsAppAccount,
  inbound: Inbound,
  { number, business, nowMs }: { number: string; business: AccountNumber; nowMs: number },
): Record<string, unknown> {
  const { contextId } = inbound;
  const { waId, userId } = idsOf(account, number);
  return {
    ...(contextId === undefined
      ? {}
      : { context: { from: digitsOf(business.displayNumber), id: contextId } }),
    ...(waId === null ? {} : { from: waId }),
    from_user_id: userId,
    id: newMessageId(number),
    timestamp: String(Math.floor(nowMs / 1000)),
    ...partOf(account, inbound),
  };
}

/**
 * Returns the content of a message. A template's quick reply arrives as `button`, a button of a free message as
 * `interactive`.
 */
function partOf(account: WhatsAppAccount, inbound: Inbound): Record<string, unknown> {
  const { text, buttonPayload, contextId, part } = inbound;
  if (part !== undefined) return part;
  if (buttonPayload === undefined) return { type: 'text', text: { body: text ?? '' } };
  const title = inbound.buttonTitle ?? buttonPayload;
  const interactive = account.messages.get(contextId ?? '')?.content['interactive'] as
    | { type?: string }
    | undefined;
  if (!interactive) return { type: 'button', button: { payload: buttonPayload, text: title } };
  const kind = interactive.type === 'list' ? 'list_reply' : 'button_reply';
  return { type: 'interactive', interactive: { type: kind, [kind]: { id: buttonPayload, title } } };
}
