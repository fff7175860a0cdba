import { countryOfPhone } from '#platform/phone/phone-number.ts';

declare global {
  namespace Intl {
    /** Part of ECMA-402; TypeScript does not know it yet. */
    interface Locale {
      getTimeZones?(): string[] | undefined;
    }
  }
}

/** Countries with several zones where the first in the list is not where most people live. */
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
 * The time zone (IANA name) that a person probably lives in: their number's country, or the shop's zone if nothing is
 * known or they live in the shop's country. A country with several zones counts by its main one.
 */
export function recipientTimeZone(
  phoneE164: string | null,
  shop: { country: string; timeZone: string },
): string {
  const country = phoneE164 && countryOfPhone(phoneE164);
  if (!country || country === shop.country) return shop.timeZone;
  return MAIN_ZONES[country] ?? new Intl.Locale(`und-${country}`).getTimeZones?.()?.[0] ?? shop.timeZone;
}
