import { readWhatsAppIds } from './whatsapp-ids.ts';

/** Who a message of a history may be from. */
interface Chat {
  /** The person's number or id; null if the message came without its chat. */
  person: string | null;
  /** The business's number as people see it. */
  displayNumber: string | null;
}

/** Whether the person wrote the message, rather than the business. */
export function isFromPerson(
  { from, from_user_id: userId }: { from?: string | undefined; from_user_id?: string | undefined },
  { person, displayNumber }: Chat,
): boolean {
  const { waId, bsuid } = readWhatsAppIds(from, userId);
  if (person !== null) return [waId, bsuid].includes(person.replace(/^\+/, ''));
  return bsuid !== null || (waId !== null && waId !== displayNumber?.replaceAll(/\D/g, ''));
}

const STATES: Readonly<Record<string, 'sent' | 'delivered' | 'read' | 'failed'>> = {
  SENT: 'sent',
  DELIVERED: 'delivered',
  READ: 'read',
  PLAYED: 'read',
  ERROR: 'failed',
};

/** Returns how far an older message of the business got; null if it is unknown or still on its way. */
export function stateOfHistory(status: string | undefined) {
  return STATES[status?.toUpperCase() ?? ''] ?? null;
}
