type Text = string | null | undefined;

interface AddressPlace {
  phone?: Text;
  country_code?: Text;
}

/** The parts of a checkout or order body that may name a phone number, and the countries they are in. */
export interface PhonePlaces {
  shipping_address?: AddressPlace | null | undefined;
  billing_address?: AddressPlace | null | undefined;
  phone?: Text;
  customer?: { phone?: Text; default_address?: AddressPlace | null | undefined } | null | undefined;
}

/** Reads a number as one of its address's country, or of the shop's where no address names one. */
export type ReadStorePhone = (written: Text, addressCountry: Text) => string | null;

/**
 * The first number of a body in E.164, or null. In many stores the only one is in the shipping address: it is asked
 * first. Written without a country code, a number belongs to the country of its own address, else to that of the
 * other address, else to the shop's; where it is not valid there it is no number, rather than a stranger's.
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
