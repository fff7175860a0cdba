/** Returns a function that names countries (ISO 3166 alpha-2) in a language; undefined for a code without a name. */
export function countryNamesIn(language: string): (country: string) => string | undefined {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  return (country) => names.of(country);
}

const inEnglish = countryNamesIn('en');

/** Returns a country's English name, or its code if there is none. */
export function countryName(country: string): string {
  return inEnglish(country) ?? country;
}
