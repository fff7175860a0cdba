import { newMessageId } from './accept-message.ts';
import { personOf } from './person.ts';
import { messagesValue, postWebhook } from './post-webhook.ts';
import { digitsOf, userIdOf } from './user-id.ts';
import type { WhatsAppAccount } from './whatsapp-account.ts';

/** A person takes their account to another number: it has a new user id from then on, and businesses are told. */
export function movePerson(account: WhatsAppAccount, from: string, to: string): { from: string; to: string } {
  const [oldNumber, newNumber] = [digitsOf(from), digitsOf(to)];
  const person = personOf(account, oldNumber);
  account.people.delete(oldNumber);
  account.people.set(newNumber, person);
  account.sandbox.world.changed();
  const message = {
    from: oldNumber,
    id: newMessageId(oldNumber),
    timestamp: String(Math.floor(account.sandbox.clock.now().getTime() / 1000)),
    type: 'system',
    system: {
      body: `User ${person.name} changed from ${oldNumber} to ${newNumber}`,
      wa_id: newNumber,
      user_id: userIdOf(newNumber),
      type: 'user_changed_number',
    },
  };
  const value = { ...messagesValue(account), messages: [message] };
  postWebhook(account, 'messages', value, `+${oldNumber} is now +${newNumber}`);
  return { from: `+${oldNumber}`, to: `+${newNumber}` };
}
