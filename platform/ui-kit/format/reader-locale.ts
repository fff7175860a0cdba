/**
 * The one locale that numbers, money and dates of a page are written in: the page's words are English, so it is the
 * reader's own English, else that of Britain. Amounts keep the shop's currency, and read as in the shop's messages.
 */
export function localeFor(language: string): string {
  return /^en\b/i.test(language) ? language : 'en-GB';
}

export const LOCALE = localeFor(navigator.language);
