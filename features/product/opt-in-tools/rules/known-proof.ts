const LONGEST_USER_AGENT = 300;

/** A browser's language as ours are named (`de`, `de-AT`): its script is left out, and so is one that we have no words in. */
export function knownLocale(given: string, languages: readonly string[]): string | null {
  const [language = '', ...rest] = given.split('-');
  const known = languages.find((one) => one === language.toLowerCase());
  if (known === undefined) return null;
  const region = rest.find((part) => /^[a-z]{2}$/i.test(part));
  return region === undefined ? known : `${known}-${region.toUpperCase()}`;
}

/** What a browser calls itself, in the characters that browsers use for it. */
export function plainUserAgent(given: string): string {
  return given.replace(/[^\w .,:;/()+-]/g, '').slice(0, LONGEST_USER_AGENT);
}
