import { hidesNumber, userIdOf } from './user-id.ts';
import type { WhatsAppAccount } from './whatsapp-account.ts';

/** What Meta calls a person at this moment: with their number, or null when they hide it from businesses. */
export function idsOf(
  account: Pick<WhatsAppAccount, 'people'>,
  number: string,
): { waId: string | null; userId: string } {
  const person = account.people.get(number);
  const isHidden = person?.hidesNumber ?? hidesNumber(number);
  return { waId: isHidden ? null : number, userId: userIdOf(number, person?.idChanges) };
}
