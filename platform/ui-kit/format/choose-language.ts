import { LANGUAGE_COOKIE } from '#platform/language/languages.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Remembers the language that a person chose in this browser, and loads the page in it. */
export function chooseLanguage(tag: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}=${tag}; max-age=${YEAR_SECONDS}; path=/; samesite=lax${secure}`;
  location.reload();
}
