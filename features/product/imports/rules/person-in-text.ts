/** The identifiers of a person that are searched for in other people's texts. */
export interface SoughtPerson {
  /** In E.164. */
  phones: readonly string[];
  emails: readonly string[];
}

/** People write numbers with and without the country code, and with many separators. */
const NATIONAL_DIGITS = 9;
const BETWEEN_DIGITS = /[\s().\-/+]/g;

/** Returns a function that says whether a text contains the person's number, in any form, or e-mail address. */
export function personFinder({ phones, emails }: SoughtPerson): (text: string) => boolean {
  const numbers = phones.map((phone) => phone.replace('+', '').slice(-NATIONAL_DIGITS));
  const addresses = emails.map((email) => email.toLowerCase());
  return (text) => {
    const digits = text.replaceAll(BETWEEN_DIGITS, '');
    const lower = text.toLowerCase();
    return numbers.some((one) => digits.includes(one)) || addresses.some((one) => lower.includes(one));
  };
}
