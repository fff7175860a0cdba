import { showPhone } from '#platform/phone/phone-number.ts';

/** How a request names a person. */
export interface NamedPerson {
  phoneE164: string | null;
  email: string | null;
  customerId: string | null;
}

const SHOWN_DIGITS = 3;

/** What may stay of a name after its person is erased: enough to tell two requests apart, too little to tell who. */
export function maskPerson({ phoneE164, email, customerId }: NamedPerson): string {
  if (phoneE164 !== null) return `Number ending in ${phoneE164.slice(-SHOWN_DIGITS)}`;
  if (email !== null) return `${email.slice(0, 1)}…@…`;
  if (customerId !== null) return `Customer ending in ${customerId.slice(-SHOWN_DIGITS)}`;
  return 'Unknown';
}

/** The person in full, as long as we know them. */
export function namePerson({ phoneE164, email, customerId }: NamedPerson): string | null {
  if (phoneE164 !== null) return showPhone(phoneE164);
  return email ?? (customerId === null ? null : `Customer ${customerId}`);
}
