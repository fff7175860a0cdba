import { fill } from '#platform/language/reader.ts';
import { showPhone } from '#platform/phone/phone-number.ts';
import { texts } from '../texts/all.ts';

/** The identifiers by which a request names a person. */
export interface NamedPerson {
  phoneE164: string | null;
  email: string | null;
  customerId: string | null;
}

const SHOWN_DIGITS = 3;

/**
 * Masks a person's identifier. The result stays after the erasure. It tells two requests apart, but does not identify
 * the person.
 */
export function maskPerson({ phoneE164, email, customerId }: NamedPerson): string {
  if (phoneE164 !== null) return `Number ending in ${phoneE164.slice(-SHOWN_DIGITS)}`;
  if (email !== null) return `${email.slice(0, 1)}…@…`;
  if (customerId !== null) return `Customer ending in ${customerId.slice(-SHOWN_DIGITS)}`;
  return 'Unknown';
}

/** Returns the person's full identifier, or null if there is none. */
export function namePerson({ phoneE164, email, customerId }: NamedPerson): string | null {
  if (phoneE164 !== null) return showPhone(phoneE164);
  return email ?? (customerId === null ? null : fill(texts.names.customer, { id: customerId }));
}
