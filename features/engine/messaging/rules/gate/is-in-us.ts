import { countryOfPhone, waIdToE164 } from '#platform/phone/phone-number.ts';

/** The identifiers of a person on WhatsApp. */
interface Named {
  phoneE164: string | null;
  waId: string | null;
  bsuid: string | null;
}

/**
 * Whether a person has a number of the United States. Canada and others share its calling code, so the area code
 * decides. Without a known number, the start of the user id gives the country.
 */
export function isInUs({ phoneE164, waId, bsuid }: Named): boolean {
  const phone = phoneE164 ?? (waId === null ? null : waIdToE164(waId));
  if (phone === null) return bsuid?.startsWith('US.') ?? false;
  return phone.startsWith('+1') && countryOfPhone(phone) === 'US';
}
