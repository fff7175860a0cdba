import { hidesNumber, userIdOf } from './user-id.ts';
import type { WhatsAppAccount } from './whatsapp-account.ts';

/** Returns Meta's ids of a person at this moment. The number is null if the person hides it from businesses. */
export function idsOf(
  account: Pick<WhatsAppAccount, 'people'>,
  number: string,
): { waId: string | null; userId: string } {
  const person = account.people.get(number);
  const isHidden = person?.hidesNumber ?? hidesNumber(number);
  return { waId: isHidden ? null : number, userId: userIdOf(number, person?.idChanges) };
}
