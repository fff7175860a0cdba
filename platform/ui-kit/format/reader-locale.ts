/**
 * Returns the locale for numbers, money and dates. The screens are in English, so it is the reader's own English, else
 * British English. Amounts keep the shop's currency and look as in the shop's messages.
 */
export function localeFor(language: string): string {
  return /^en\b/i.test(language) ? language : 'en-GB';
}

export const LOCALE = localeFor(navigator.language);
