import { fill } from '#platform/language/reader.ts';
import { countryName } from '#platform/phone/country-names.ts';
import type { StatusTone } from '#platform/ui-kit/parts/status-badge.tsx';
import { STANDINGS, type Standing, type SubscriberFilter } from '../../contract/subscriber-calls.ts';
import { texts } from '../../texts/en.ts';

export const STANDING_LABELS: Record<Standing, { word: string; tone: StatusTone }> = {
  subscribed: { word: texts.standings.subscribed, tone: 'good' },
  unsubscribed: { word: texts.standings.unsubscribed, tone: 'care' },
  never: { word: texts.standings.never, tone: 'plain' },
};

export const STANDING_CHOICES = STANDINGS.map((value) => ({ value, label: texts.standings[value] }));

/** Returns a person's name in a list, or another identifier. */
export function whoIs(person: {
  firstName: string | null;
  lastName: string | null;
  phoneShown: string | null;
  email: string | null;
}): string {
  const name = [person.firstName, person.lastName].filter(Boolean).join(' ').trim();
  return name || (person.phoneShown ?? person.email ?? texts.nameless);
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
  const code = dialCode;
  if (second === undefined) return fill(texts.dialCodes.one, { country: countryName(first), code });
  if (third === undefined)
    return fill(texts.dialCodes.two, { first: countryName(first), second: countryName(second), code });
  return fill(texts.dialCodes.more, { first: countryName(first), count: others.length, code });
}

export function isNarrowed(filter: SubscriberFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined && value !== '');
}
