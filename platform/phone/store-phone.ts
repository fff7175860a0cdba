import { readPhone, type WrittenPhone } from './read-phone.ts';

/**
 * The number of an address, order, checkout or customer in E.164. Null when there is none, and when the text could be
 * two people's number: nobody is there to be asked.
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
