import { countryName } from '#platform/phone/country-names.ts';
import type { StatusTone } from '#platform/ui-kit/parts/status-badge.tsx';
import type { Standing, SubscriberFilter } from '../../contract/subscriber-calls.ts';

export const STANDING_LABELS: Record<Standing, { word: string; tone: StatusTone }> = {
  subscribed: { word: 'Subscribed', tone: 'good' },
  unsubscribed: { word: 'Unsubscribed', tone: 'care' },
  never: { word: 'Never agreed', tone: 'plain' },
};

export const STANDING_CHOICES = [
  { value: 'subscribed', label: 'Subscribed' },
  { value: 'unsubscribed', label: 'Unsubscribed' },
  { value: 'never', label: 'Never agreed' },
] as const;

/** Returns a person's name in a list, or another identifier. */
export function whoIs(person: {
  firstName: string | null;
  lastName: string | null;
  phoneShown: string | null;
  email: string | null;
}): string {
  const name = [person.firstName, person.lastName].filter(Boolean).join(' ').trim();
  return name || (person.phoneShown ?? person.email ?? 'Somebody on Messenger');
}

/** Returns "Germany (+49)". For several countries with one code, the first and the number of others. */
export function nameDialCode({
  dialCode,
  countries,
}: {
  dialCode: string;
  countries: readonly string[];
}): string {
  const [first, ...others] = countries;
  if (first === undefined) return `+${dialCode}`;
  const [second, third] = others;
  if (second === undefined) return `${countryName(first)} (+${dialCode})`;
  const more = third === undefined ? countryName(second) : `${others.length} others`;
  return `${countryName(first)} and ${more} (+${dialCode})`;
}

export function isNarrowed(filter: SubscriberFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined && value !== '');
}
