type Text = string | null | undefined;

interface AddressPlace {
  phone?: Text;
  country_code?: Text;
}

/** The parts of a checkout or order body that may contain a phone number, and their countries. */
export interface PhonePlaces {
  shipping_address?: AddressPlace | null | undefined;
  billing_address?: AddressPlace | null | undefined;
  phone?: Text;
  customer?: { phone?: Text; default_address?: AddressPlace | null | undefined } | null | undefined;
}

/** Reads a number as one of the country of its address, or of the shop's country without an address. */
export type ReadStorePhone = (written: Text, addressCountry: Text) => string | null;

/**
 * The first phone number of a body in E.164, or null. In many stores the only one is in the shipping address, so it
 * comes first. A number without a country code belongs to the country of its own address, else of the other address,
 * else of the shop. If it is not valid there, it is ignored, because it might be a stranger's.
 */
export function findPhone(body: PhonePlaces, readPhone: ReadStorePhone): string | null {
  const { shipping_address: shipping, billing_address: billing, customer } = body;
  const home = shipping?.country_code || billing?.country_code;
  const places: [Text, Text][] = [
    [shipping?.phone, shipping?.country_code],
    [billing?.phone, billing?.country_code],
    [body.phone, null],
    [customer?.phone, customer?.default_address?.country_code],
  ];
  for (const [written, ownCountry] of places) {
    const number = readPhone(written, ownCountry || home);
    if (number) return number;
  }
  return null;
}
