import { countryOfPhone, waIdToE164 } from '#platform/phone/phone-number.ts';

/** The identifiers of a person on WhatsApp. */
interface Named {
  phoneE164: string | null;
  waId: string | null;
  bsuid: string | null;
}

/**
 * Whether somebody has a number of the United States. Canada and others share its calling code, so the area code
 * decides. A person without a known number has the country at the start of their user id.
 */
export function isInUs({ phoneE164, waId, bsuid }: Named): boolean {
  const phone = phoneE164 ?? (waId === null ? null : waIdToE164(waId));
  if (phone === null) return bsuid?.startsWith('US.') ?? false;
  return phone.startsWith('+1') && countryOfPhone(phone) === 'US';
}
