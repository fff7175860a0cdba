/** The countries where people read a language other than English, by the language code that templates use. */
const COUNTRIES_OF: Readonly<Record<string, string>> = {
  de: 'DE AT CH LI',
  pt_BR: 'BR PT AO MZ',
  es: 'ES MX AR CO CL PE EC VE GT CR PA DO UY PY BO SV HN NI',
  ar: 'AE SA EG KW QA BH OM JO LB IQ MA DZ TN LY YE SY SD PS',
  fr: 'FR BE LU MC CI SN',
  it: 'IT SM',
  nl: 'NL SR',
  pl: 'PL',
  tr: 'TR',
  id: 'ID',
  ja: 'JP',
  ko: 'KR',
  zh_CN: 'CN',
  zh_HK: 'HK',
  zh_TW: 'TW',
  ru: 'RU BY',
  uk: 'UA',
  sv: 'SE',
  da: 'DK',
  fi: 'FI',
  nb: 'NO',
  cs: 'CZ',
  sk: 'SK',
  hu: 'HU',
  ro: 'RO MD',
  bg: 'BG',
  el: 'GR CY',
  he: 'IL',
  th: 'TH',
  vi: 'VN',
};

const OF_COUNTRY = new Map(
  Object.entries(COUNTRIES_OF).flatMap(([language, countries]) =>
    countries.split(' ').map((country) => [country, language] as const),
  ),
);

/** Language codes of browsers that templates spell differently. */
const OTHER_NAMES: Readonly<Record<string, string>> = { no: 'nb', iw: 'he', in: 'id', tl: 'fil' };

/** The person written to: their locale where known, such as pt-PT, and the shop's country, ISO 3166 alpha-2. */
export interface Reader {
  locale: string | null;
  country: string;
}

/**
 * Sorts the languages that suit a reader, best first: their own, that of the shop's country, English. Others are omitted.
 */
export function orderVariants<Language extends string>(
  written: readonly Language[],
  { locale, country }: Reader,
): Language[] {
  const wanted = [locale, OF_COUNTRY.get(country.toUpperCase()) ?? null, 'en'];
  return [...new Set(wanted.flatMap((language) => (language === null ? [] : closest(written, language))))];
}

/** Returns the language to write to a reader in, the first one if none suits them, or null if there is none. */
export function chooseVariant<Language extends string>(
  written: readonly Language[],
  reader: Reader,
): Language | null {
  return orderVariants(written, reader)[0] ?? written[0] ?? null;
}

/** Prefers the same country, then a variant without a country, then any other of the language. */
function closest<Language extends string>(written: readonly Language[], wanted: string): Language[] {
  const { primary, region } = partsOf(wanted);
  const rank = (language: string) => {
    const there = partsOf(language).region;
    return there === region ? 0 : there === null ? 1 : 2;
  };
  return written
    .filter((language) => partsOf(language).primary === primary)
    .toSorted((one, other) => rank(one) - rank(other));
}

function partsOf(locale: string): { primary: string; region: string | null } {
  const [primary = '', ...others] = locale.split(/[-_]/).map((part) => part.toLowerCase());
  return {
    primary: OTHER_NAMES[primary] ?? primary,
    region: others.find((part) => part.length === 2) ?? null,
  };
}
