import { idsOf } from '../ids-of.ts';
import { newMessageId } from '../send/accept-message.ts';
import { digitsOf } from '../user-id.ts';
import { messagesValue, postWebhook } from '../webhooks/post-webhook.ts';
import type { WhatsAppAccount } from '../whatsapp-account.ts';
import { personOf } from './person.ts';

/** A person takes their account to another number: it has a new user id from then on, and businesses are told. */
export function movePerson(account: WhatsAppAccount, from: string, to: string): { from: string; to: string } {
  const [oldNumber, newNumber] = [digitsOf(from), digitsOf(to)];
  const person = personOf(account, oldNumber);
  const before = idsOf(account, oldNumber);
  account.people.delete(oldNumber);
  account.people.set(newNumber, person);
  account.sandbox.world.changed();
  const message = {
    ...(before.waId === null ? {} : { from: before.waId }),
    id: newMessageId(oldNumber),
    timestamp: String(Math.floor(account.sandbox.clock.now().getTime() / 1000)),
    type: 'system',
    system: {
      body: `User ${person.name} changed from ${oldNumber} to ${newNumber}`,
      wa_id: newNumber,
      user_id: idsOf(account, newNumber).userId,
      previous_user_id: before.userId,
      type: 'user_changed_number',
    },
  };
  const value = { ...messagesValue(account), messages: [message] };
  postWebhook(account, 'messages', value, `+${oldNumber} is now +${newNumber}`);
  return { from: `+${oldNumber}`, to: `+${newNumber}` };
}
