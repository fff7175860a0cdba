import { idsOf } from '../ids-of.ts';
import { numbersOf } from '../number/numbers.ts';
import { whatsAppNumberOf } from '../user-id.ts';
import type { WhatsAppAccount } from '../whatsapp-account.ts';
import { chatKey, personOf } from './person.ts';
import { postSystemMessage } from './post-system-message.ts';

/** Moves a person's account to another number: gives it a new user id, and notifies businesses. */
export function movePerson(account: WhatsAppAccount, from: string, to: string): { from: string; to: string } {
  const [oldNumber, newNumber] = [whatsAppNumberOf(from), whatsAppNumberOf(to)];
  const person = personOf(account, oldNumber);
  const before = idsOf(account, oldNumber);
  account.people.delete(oldNumber);
  account.people.set(newNumber, person);
  for (const { id } of numbersOf(account)) {
    const chat = account.chats.get(chatKey(id, oldNumber));
    account.chats.delete(chatKey(id, oldNumber));
    if (chat) account.chats.set(chatKey(id, newNumber), chat);
  }
  account.sandbox.world.changed();
  postSystemMessage(account, {
    number: oldNumber,
    from: before.waId,
    system: {
      body: `User ${person.name} changed from ${oldNumber} to ${newNumber}`,
      wa_id: newNumber,
      user_id: idsOf(account, newNumber).userId,
      previous_user_id: before.userId,
      type: 'user_changed_number',
    },
    summary: `+${oldNumber} is now +${newNumber}`,
  });
  return { from: `+${oldNumber}`, to: `+${newNumber}` };
}
