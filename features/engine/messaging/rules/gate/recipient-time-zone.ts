import { countryOfPhone } from '#platform/phone/phone-number.ts';

declare global {
  namespace Intl {
    /** ECMA-402 knows it; TypeScript's own list does not yet. */
    interface Locale {
      getTimeZones?(): string[] | undefined;
    }
  }
}

/** Countries over several zones whose first in the list is not where most people live. */
const MAIN_ZONES: Readonly<Record<string, string>> = {
  AR: 'America/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CY: 'Asia/Nicosia',
  ES: 'Europe/Madrid',
  GL: 'America/Godthab',
  KI: 'Pacific/Tarawa',
  MH: 'Pacific/Majuro',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
};

/**
 * The time zone (IANA name) a person is taken to live in: their number's country, and the shop's own zone where
 * nothing is known of them or where they share the shop's country. A country over several zones counts by its main one.
 */
export function recipientTimeZone(
  phoneE164: string | null,
  shop: { country: string; timeZone: string },
): string {
  const country = phoneE164 && countryOfPhone(phoneE164);
  if (!country || country === shop.country) return shop.timeZone;
  return MAIN_ZONES[country] ?? new Intl.Locale(`und-${country}`).getTimeZones?.()?.[0] ?? shop.timeZone;
}
