const LONGEST_USER_AGENT = 300;

/**
 * Returns a browser's language in our form (`de`, `de-AT`), without its script, or nothing if we have no texts in it.
 */
export function knownLocale(given: string, languages: readonly string[]): string | null {
  const [language = '', ...rest] = given.split('-');
  const known = languages.find((one) => one === language.toLowerCase());
  if (known === undefined) return null;
  const region = rest.find((part) => /^[a-z]{2}$/i.test(part));
  return region === undefined ? known : `${known}-${region.toUpperCase()}`;
}

/** Returns a user agent with only the characters that browsers use. */
export function plainUserAgent(given: string): string {
  return given.replace(/[^\w .,:;/()+-]/g, '').slice(0, LONGEST_USER_AGENT);
}
