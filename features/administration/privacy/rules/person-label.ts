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
 * Masks a person's identifier, as a code and a few signs: `phone 678`. The result stays after the erasure. It tells two
 * requests apart, but does not identify the person.
 */
export function maskPerson({ phoneE164, email, customerId }: NamedPerson): string {
  if (phoneE164 !== null) return `phone ${phoneE164.slice(-SHOWN_DIGITS)}`;
  if (email !== null) return `${email.slice(0, 1)}…@…`;
  if (customerId !== null) return `customer ${customerId.slice(-SHOWN_DIGITS)}`;
  return 'unknown';
}

/** Earlier masks were English sentences: "Number ending in 678", "Customer ending in 167", "Unknown". */
const MASK = /^(?<kind>phone|Number|customer|Customer) (?:ending in )?(?<digits>.*)$/;

/** Describes a masked person in the reader's language. */
export function describeMask(mask: string): string {
  if (mask.toLowerCase() === 'unknown') return texts.names.unknown;
  const { kind, digits } = MASK.exec(mask)?.groups ?? {};
  if (kind === undefined || digits === undefined) return mask;
  const isPhone = kind === 'phone' || kind === 'Number';
  return fill(isPhone ? texts.names.numberEnding : texts.names.customerEnding, { digits });
}

/** Returns the person's full identifier, or null if there is none. */
export function namePerson({ phoneE164, email, customerId }: NamedPerson): string | null {
  if (phoneE164 !== null) return showPhone(phoneE164);
  return email ?? (customerId === null ? null : fill(texts.names.customer, { id: customerId }));
}
