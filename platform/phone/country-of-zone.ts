import { getCountries } from 'libphonenumber-js';

/** Lookups by the requested name, about 600. */
const asked = new Map<string, string | null>();
let countries: Map<string, string> | null = null;

/**
 * Returns the country (ISO 3166 alpha-2) of a time zone (`Europe/Berlin`), under any of its names; null for zones
 * without a country.
 */
export function countryOfZone(zone: string): string | null {
  countries ??= countriesByZone();
  const name = zone.toLowerCase();
  const known = asked.get(name);
  if (known !== undefined) return known;
  const canonical = canonicalZone(zone);
  if (canonical === null) return null;
  const country = countries.get(canonical) ?? null;
  asked.set(name, country);
  return country;
}

function countriesByZone(): Map<string, string> {
  return new Map(
    getCountries().flatMap((country) => {
      const zones = new Intl.Locale(`und-${country}`).getTimeZones?.() ?? [];
      return zones.map((zone) => [zone, country] as const);
    }),
  );
}

function canonicalZone(zone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
