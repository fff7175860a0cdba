import { numbersOf } from '../number/numbers.ts';
import { newMessageId } from '../send/accept-message.ts';
import { digitsOf, whatsAppNumberOf } from '../user-id.ts';
import { messagesValue, postWebhook } from '../webhooks/post-webhook.ts';
import type { WhatsAppAccount } from '../whatsapp-account.ts';

const DAY_SECONDS = 86_400;

/** A chat that every person had with the owner: how many days ago, who wrote, and what. */
const CHAT: readonly { daysAgo: number; isFromShopper: boolean; text: string }[] = [
  { daysAgo: 0.5, isFromShopper: true, text: 'Thank you, it arrived!' },
  { daysAgo: 40, isFromShopper: false, text: 'Yes, it is dishwasher safe.' },
  { daysAgo: 40.1, isFromShopper: true, text: 'Is the moss mug dishwasher safe?' },
  { daysAgo: 150, isFromShopper: false, text: 'We open the new studio in June.' },
];

/** The phases of WhatsApp's history, from the newest day to the oldest. */
const PHASES: readonly { fromDay: number; untilDay: number; progress: number }[] = [
  { fromDay: 0, untilDay: 1, progress: 20 },
  { fromDay: 1, untilDay: 90, progress: 70 },
  { fromDay: 90, untilDay: 180, progress: 100 },
];

/**
 * Sends the older messages of the app, phase by phase, as after a number was connected. `last` is one more message of
 * each person, a hundred days ago. Returns how many messages were sent.
 */
export function sendHistory(
  account: WhatsAppAccount,
  { people, last }: { people: readonly string[]; last?: string | undefined },
): number {
  const [business] = numbersOf(account);
  const nowSeconds = Math.floor(account.sandbox.clock.now().getTime() / 1000);
  const chat = last === undefined ? CHAT : [...CHAT, { daysAgo: 100, isFromShopper: true, text: last }];
  let count = 0;
  for (const [phase, { fromDay, untilDay, progress }] of PHASES.entries()) {
    const written = chat.filter(({ daysAgo }) => daysAgo >= fromDay && daysAgo < untilDay);
    const threads = people.map(whatsAppNumberOf).map((number) => ({
      id: number,
      messages: written.map(({ daysAgo, isFromShopper, text }) => ({
        from: isFromShopper ? number : digitsOf(business.displayNumber),
        id: newMessageId(number),
        timestamp: String(nowSeconds - Math.round(daysAgo * DAY_SECONDS)),
        type: 'text',
        text: { body: text },
        history_context: { status: 'READ' },
      })),
    }));
    count += written.length * people.length;
    const history = [{ metadata: { phase, chunk_order: 1, progress }, threads }];
    const value = { ...messagesValue(account, business.id), history };
    postWebhook(account, 'history', value, `older messages, ${progress} %`);
  }
  return count;
}

/** The owner shares no older messages. */
export function declineHistory(account: WhatsAppAccount): void {
  const error = {
    code: 2593109,
    title: 'History sync is turned off by the business from the WhatsApp Business App',
    message: 'History sync is turned off by the business from the WhatsApp Business App',
    error_data: { details: 'History sharing is turned off by the business' },
  };
  const value = { ...messagesValue(account, numbersOf(account)[0].id), history: [{ errors: [error] }] };
  postWebhook(account, 'history', value, 'no older messages are shared');
}

/** The owner adds, changes or removes a contact on the phone. */
export function changeContact(
  account: WhatsAppAccount,
  { number, name, action }: { number: string; name: string; action: 'add' | 'remove' },
): void {
  const [firstName = ''] = name.split(' ');
  const contact = {
    ...(action === 'add' && { full_name: name, first_name: firstName }),
    phone_number: whatsAppNumberOf(number),
  };
  const timestamp = String(Math.floor(account.sandbox.clock.now().getTime() / 1000));
  const state_sync = [{ type: 'contact', contact, action, metadata: { timestamp } }];
  const value = { ...messagesValue(account, numbersOf(account)[0].id), state_sync };
  postWebhook(account, 'smb_app_state_sync', value, `contact +${contact.phone_number}: ${action}`);
}
