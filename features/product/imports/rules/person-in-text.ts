/** What a person is looked for by in texts that others wrote. */
export interface SoughtPerson {
  /** In E.164. */
  phones: readonly string[];
  emails: readonly string[];
}

/** People write numbers with and without the country, and with all sorts of marks between the digits. */
const NATIONAL_DIGITS = 9;
const BETWEEN_DIGITS = /[\s().\-/+]/g;

/** Finds out whether a text names the person by a number or an e-mail address, however the number is written. */
export function personFinder({ phones, emails }: SoughtPerson): (text: string) => boolean {
  const numbers = phones.map((phone) => phone.replace('+', '').slice(-NATIONAL_DIGITS));
  const addresses = emails.map((email) => email.toLowerCase());
  return (text) => {
    const digits = text.replaceAll(BETWEEN_DIGITS, '');
    const lower = text.toLowerCase();
    return numbers.some((one) => digits.includes(one)) || addresses.some((one) => lower.includes(one));
  };
}
