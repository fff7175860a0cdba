import { isSupportedCountry } from 'libphonenumber-js/max';
import { asDialled } from './as-dialled.ts';
import { decidePhone, type PhoneReading, type RefusalReason } from './decide-phone.ts';
import { readGivenCountry } from './given-country.ts';
import { patternsOf } from './number-patterns.ts';
import { readByForm } from './phone-by-form.ts';
import { phonesInCell } from './phone-cell.ts';
import { waIdToE164 } from './phone-number.ts';
import { readInternational, readNational } from './phone-readings.ts';
import type { Place } from './place.ts';

/** A text that should be a phone number, with everything that shows whose it is. */
export interface WrittenPhone {
  written: string | null | undefined;
  /**
   * `typed`: by somebody who can be asked; `list`: in a row of a file; `store`: in an address, order, checkout or
   * customer;
   * `provider`: an id such as WhatsApp's `wa_id`, digits with the calling code first.
   */
  source: 'typed' | 'list' | 'store' | 'provider';
  /** ISO 3166 alpha-2. */
  shopCountry: string;
  /** A country given with the number: an ISO code, a name or a calling code. */
  givenCountry?: string | null | undefined;
  /** The country of the visitor's browser (ISO 3166 alpha-2), if known. */
  visitorCountry?: string | null | undefined;
}

/** A longer text is never a number. */
const MOST_CHARACTERS = 40;
/** The format of most numbers, in which nothing has to be removed or converted. */
const PLAIN = /^(?:\+[1-9]|\d)[\d ().-]*$/;
const ROUNDED = /^\d([.,]\d+)?E\+?\d+$/i;

/**
 * Decides whose number a text is. The result is a number only if it can be nobody else's: without a country code it
 * belongs to the given country, else to the shop's or the visitor's. A text that may start with a country code is a
 * question.
 */
export function readPhone(phone: WrittenPhone): PhoneReading {
  const written = phone.written ?? '';
  if (phone.source === 'provider') return numberOr(waIdToE164(written), () => refusal('invalid'));
  if (PLAIN.test(written)) return readDialled(written, phone);
  const [first, ...others] = phonesInCell(written).map((text) => readOne(text, phone));
  if (!first) return refusal('empty');
  const e164 = first.kind === 'number' ? first.e164 : null;
  const areOne = others.every((one) => one.kind === 'number' && one.e164 === e164);
  return areOne ? first : refusal('severalNumbers');
}

function readOne(text: string, phone: WrittenPhone): PhoneReading {
  if (ROUNDED.test(text)) return refusal('rounded');
  return readDialled(asDialled(text), phone);
}

function readDialled(dialled: string, phone: WrittenPhone): PhoneReading {
  if (dialled.length > MOST_CHARACTERS) return refusal('invalid');
  if (dialled.startsWith('+')) return numberOr(readByForm(dialled, undefined), () => readWithPlus(dialled));
  const given = phone.givenCountry?.trim() ?? '';
  const place = given === '' ? null : readGivenCountry(given);
  if (given !== '' && place === null) return readWithoutHome(dialled);
  const homes = place ? [place] : homesOf(phone);
  const byForm = homes.length === 1 ? readByForm(dialled, homes[0]) : null;
  return numberOr(byForm, () => readByRules(dialled, { phone, homes, isHomeGiven: place !== null }));
}

function numberOr(e164: string | null, otherwise: () => PhoneReading): PhoneReading {
  return e164 === null ? otherwise() : { kind: 'number', e164 };
}

function refusal(reason: RefusalReason): PhoneReading {
  return { kind: 'refusal', reason };
}

function readWithPlus(dialled: string): PhoneReading {
  return numberOr(readInternational(dialled)?.e164 ?? null, () => refusal('invalid'));
}

/** The given country cannot be read, so only a number with its own country code is clear. */
function readWithoutHome(dialled: string): PhoneReading {
  const e164 = dialled.startsWith('00') ? readInternational(withPlus(dialled))?.e164 : undefined;
  return numberOr(e164 ?? null, () => refusal('unknownCountry'));
}

/** Returns where a number without a country code can belong, the visitor's country first. */
function homesOf({ shopCountry, visitorCountry }: WrittenPhone): Place[] {
  const countries = new Set([visitorCountry ?? shopCountry, shopCountry]);
  return [...countries].flatMap((country) => (isSupportedCountry(country) ? [{ country }] : []));
}

interface Home {
  phone: WrittenPhone;
  homes: readonly Place[];
  isHomeGiven: boolean;
}

/** Decides with the library's full rules, without the shortcut by format. */
export function readByRules(dialled: string, { phone, homes, isHomeGiven }: Home): PhoneReading {
  const patterns = homes.flatMap((home) => patternsOf(home) ?? []);
  const digits = dialled.replaceAll(/\D/g, '');
  const { visitorCountry } = phone;
  const visitorCode =
    visitorCountry && isSupportedCountry(visitorCountry)
      ? patternsOf({ country: visitorCountry })?.callingCode
      : null;
  return decidePhone({
    atHome: homes.flatMap((home) => readNational(dialled, home) ?? []),
    withCode: readInternational(withPlus(dialled)),
    homeCodes: patterns.map(({ callingCode }) => callingCode),
    hasHomeLength: patterns.some(({ usualLengths }) => usualLengths.has(digits.length)),
    isHomeGiven,
    visitorCode: visitorCode ?? null,
    isTyped: phone.source === 'typed',
  });
}

function withPlus(dialled: string): string {
  return `+${dialled.replace(/^00/, '')}`;
}
