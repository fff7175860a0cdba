import type { CountryCode } from 'libphonenumber-js/max';

/** The country or calling code of a number written without one. */
export type Place = { country: CountryCode } | { callingCode: string };
