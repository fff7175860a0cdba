import { sentinelOf } from './send/sentinel-numbers.ts';

// prettier-ignore -- a table
/** The countries of the calling codes that the demo uses. All other numbers get ZZ. */
const COUNTRIES: [string, string][] = [
  ['351', 'PT'],
  ['353', 'IE'],
  ['358', 'FI'],
  ['420', 'CZ'],
  ['971', 'AE'],
  ['972', 'IL'],
  ['20', 'EG'],
  ['27', 'ZA'],
  ['30', 'GR'],
  ['31', 'NL'],
  ['32', 'BE'],
  ['33', 'FR'],
  ['34', 'ES'],
  ['36', 'HU'],
  ['39', 'IT'],
  ['40', 'RO'],
  ['41', 'CH'],
  ['43', 'AT'],
  ['44', 'GB'],
  ['45', 'DK'],
  ['46', 'SE'],
  ['47', 'NO'],
  ['48', 'PL'],
  ['49', 'DE'],
  ['52', 'MX'],
  ['54', 'AR'],
  ['55', 'BR'],
  ['57', 'CO'],
  ['60', 'MY'],
  ['61', 'AU'],
  ['62', 'ID'],
  ['63', 'PH'],
  ['65', 'SG'],
  ['66', 'TH'],
  ['81', 'JP'],
  ['82', 'KR'],
  ['90', 'TR'],
  ['91', 'IN'],
  ['92', 'PK'],
  ['1', 'US'],
  ['7', 'RU'],
];

const MOST_CHANGES = 6;

/** Returns only the digits of a number, which is WhatsApp's notation. */
export function digitsOf(number: string): string {
  return number.replaceAll(/\D/g, '');
}

/**
 * Returns a number in WhatsApp's notation: an Argentine number has a 9 before its area code, however it was dialled.
 */
export function whatsAppNumberOf(number: string): string {
  return digitsOf(number).replace(/^54(?!9)(?=\d{10}$)/, '549');
}

/**
 * Returns the business-scoped user id of a number. Meta's id reveals no number. Ours does, so that the sandbox needs no
 * second index: it is 13 and the reversed digits, or 14 to 19 after changes of the id.
 */
export function userIdOf(number: string, changes = 0): string {
  const country = COUNTRIES.find(([code]) => number.startsWith(code))?.[1] ?? 'ZZ';
  return `${country}.${13 + Math.min(changes, MOST_CHANGES)}${[...number].toReversed().join('')}`;
}

/** Returns the calling code of a number; empty for a country that the demo does not use. */
export function callingCodeOf(number: string): string {
  return COUNTRIES.find(([code]) => number.startsWith(code))?.[0] ?? '';
}

export function numberOfUserId(userId: string): string | null {
  const digits = /^[A-Z]{2}\.1[3-9](\d{5,20})$/.exec(userId)?.[1];
  return digits ? [...digits].toReversed().join('') : null;
}

/** Returns whether a person has a username and hides their number from businesses. */
export function hidesNumber(number: string): boolean {
  return sentinelOf(number)?.kind === 'userIdOnly';
}
