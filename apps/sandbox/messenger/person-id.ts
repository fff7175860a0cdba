import { PAGES } from '../facebook/facebook-account.ts';

/** The start of a person's id on a page. An id has seventeen digits, and no other id of this sandbox starts like it. */
export const PSID = '2[4-9]\\d{15}';
const FIRST_PREFIX = 24;
const DIGITS = 15;

/** The id of the person with this number on a page; real ones say nothing of a number. */
export function psidOf(pageId: string, number: string): string {
  const prefix = FIRST_PREFIX + PAGES.findIndex(({ id }) => id === pageId);
  return `${prefix}${number.replaceAll(/\D/g, '').slice(-DIGITS).padStart(DIGITS, '0')}`;
}

/** The digits of the number of the phone that an id is on, or null when it is no such id. */
export function numberOfPsid(psid: string): string | null {
  return new RegExp(`^${PSID}$`).test(psid) ? psid.slice(2).replace(/^0+/, '') : null;
}
