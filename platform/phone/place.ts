import type { CountryCode } from 'libphonenumber-js/max';

/** Where a number without its own calling code belongs. */
export type Place = { country: CountryCode } | { callingCode: string };
