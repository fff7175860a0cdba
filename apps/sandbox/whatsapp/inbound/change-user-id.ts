import { idsOf } from '../ids-of.ts';
import { whatsAppNumberOf } from '../user-id.ts';
import type { WhatsAppAccount } from '../whatsapp-account.ts';
import { personOf } from './person.ts';
import { postSystemMessage } from './post-system-message.ts';

/** Gives a person who hides their number a new user id, and notifies businesses with the ids only. */
export function changeUserId(account: WhatsAppAccount, rawNumber: string): { before: string; after: string } {
  const number = whatsAppNumberOf(rawNumber);
  const person = personOf(account, number);
  const before = idsOf(account, number).userId;
  person.hidesNumber = true;
  person.idChanges = (person.idChanges ?? 0) + 1;
  const after = idsOf(account, number).userId;
  account.sandbox.world.changed();
  postSystemMessage(account, {
    number,
    from: null,
    system: {
      body: `User ${person.name} changed from ${before} to ${after}`,
      user_id: after,
      previous_user_id: before,
      type: 'user_changed_user_id',
    },
    summary: `${before} is ${after}`,
  });
  return { before, after };
}
