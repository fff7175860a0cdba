import type { MessageStatus } from '#partners/whatsapp/payloads/messages-value.ts';
import { titleOf } from '../graph-refusal.ts';
import { idsOf } from '../ids-of.ts';
import type { MessageState, StoredMessage, WhatsAppAccount } from '../whatsapp-account.ts';

const DETAILS: Record<number, string> = {
  131026: 'Message undeliverable.',
  131047:
    'Message failed to send because more than 24 hours have passed since the customer last replied to this number.',
  131049: 'In order to maintain a healthy ecosystem engagement, the message failed to be delivered.',
};

/** Returns an entry of `statuses[]` in Meta's form. */
export function statusOfMessage(
  account: WhatsAppAccount,
  message: StoredMessage,
  nowMs: number,
  before: MessageState,
): Partial<MessageStatus> {
  const { id, state, number, callbackData, errorCode } = message;
  const { waId, userId } = idsOf(account, number);
  return {
    id,
    status: state,
    timestamp: String(Math.floor(nowMs / 1000)),
    ...(waId === null ? {} : { recipient_id: waId }),
    // A failed message has no recipient.
    ...(state === 'failed' ? {} : { recipient_user_id: userId }),
    ...(callbackData === null ? {} : { biz_opaque_callback_data: callbackData }),
    ...(hasPricing(state, before) ? { pricing: pricingOf(message) } : {}),
    ...(state === 'failed' && errorCode !== null ? { errors: [errorOf(errorCode)] } : {}),
  };
}

/** Returns whether a status has the price: `sent` has it, and the first of `delivered` and `read`. */
function hasPricing(state: MessageState, before: MessageState): boolean {
  return state === 'sent' || state === 'delivered' || (state === 'read' && before !== 'delivered');
}

/** Since then, replies have a price, and so do utility templates within the 24 hours. */
const REPLIES_CHARGED_FROM_MS = Date.UTC(2026, 9, 1);

/** Returns the price of a message for its status. */
export function pricingOf({
  category,
  inWindow,
  at,
  isWithinAllowance,
}: Pick<StoredMessage, 'category' | 'inWindow' | 'at' | 'isWithinAllowance'>): MessageStatus['pricing'] {
  const free =
    at < REPLIES_CHARGED_FROM_MS
      ? category === 'service' || (category === 'utility' && inWindow)
      : category === 'service' && isWithinAllowance !== false;
  return {
    billable: !free,
    pricing_model: 'PMP',
    type: free ? 'free_customer_service' : 'regular',
    category,
  };
}

function errorOf(code: number): NonNullable<MessageStatus['errors']>[number] {
  return {
    code,
    title: titleOf(code),
    message: titleOf(code),
    error_data: { details: DETAILS[code] ?? titleOf(code) },
    href: '/documentation/business-messaging/whatsapp/support/error-codes',
  };
}
