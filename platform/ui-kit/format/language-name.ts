import { LOCALE } from './reader-locale.ts';

const NAMES = new Intl.DisplayNames(LOCALE, { type: 'language', fallback: 'code' });

/** Returns the name of a language tag: pt_BR is Brazilian Portuguese. A text that is no tag stays as it is. */
export function languageName(tag: string): string {
  try {
    return NAMES.of(tag.replaceAll('_', '-')) ?? tag;
  } catch {
    return tag;
  }
}
