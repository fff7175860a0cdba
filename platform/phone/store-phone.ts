import { readPhone, type WrittenPhone } from './read-phone.ts';

/**
 * Returns the E.164 number of an address, order, checkout or customer. Null if there is none or if it can be two
 * people's number, because nobody can be asked.
 */
export function readStorePhone(
  written: string | null | undefined,
  {
    shopCountry,
    addressCountry,
  }: Pick<WrittenPhone, 'shopCountry'> & { addressCountry?: string | null | undefined },
): string | null {
  const reading = readPhone({ written, source: 'store', shopCountry, givenCountry: addressCountry });
  return reading.kind === 'number' ? reading.e164 : null;
}
