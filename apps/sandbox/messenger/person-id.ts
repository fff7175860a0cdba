import { PAGES } from '../facebook/facebook-account.ts';

/** A person's id on a page has seventeen digits and starts like this. No other id of this sandbox does. */
export const PSID = '2[4-9]\\d{15}';
const FIRST_PREFIX = 24;
const DIGITS = 15;

/** Returns the id of the person with this number on a page. Real ids say nothing about a number. */
export function psidOf(pageId: string, number: string): string {
  const prefix = FIRST_PREFIX + PAGES.findIndex(({ id }) => id === pageId);
  return `${prefix}${number.replaceAll(/\D/g, '').slice(-DIGITS).padStart(DIGITS, '0')}`;
}

/** Returns the digits of the phone number in a person's id. Null for any other id. */
export function numberOfPsid(psid: string): string | null {
  return new RegExp(`^${PSID}$`).test(psid) ? psid.slice(2).replace(/^0+/, '') : null;
}
