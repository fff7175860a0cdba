import type { Address } from '../store.ts';

const countries: Record<string, string> = {
  DE: 'Germany',
  AT: 'Austria',
  CH: 'Switzerland',
  NL: 'Netherlands',
  FR: 'France',
  BE: 'Belgium',
  GB: 'United Kingdom',
  ES: 'Spain',
  IT: 'Italy',
  PL: 'Poland',
  IN: 'India',
  US: 'United States',
  BR: 'Brazil',
};

export function countryName(code: string): string {
  return countries[code] ?? code;
}

/** Returns an address in the form of checkouts and orders. */
export function addressBody(address: Address) {
  return {
    first_name: address.firstName,
    address1: address.address1,
    phone: address.phone,
    city: address.city,
    zip: address.zip,
    province: '',
    country: countryName(address.countryCode),
    last_name: address.lastName,
    address2: address.address2,
    company: null,
    latitude: null,
    longitude: null,
    name: `${address.firstName} ${address.lastName}`.trim(),
    country_code: address.countryCode,
    province_code: '',
  };
}
