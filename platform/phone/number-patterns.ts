import metadata from 'libphonenumber-js/metadata.max.json';
import * as z from 'zod/mini';

/** How the numbers of a country, or of a calling code, are written: what can be told by their form alone. */
export interface NumberPatterns {
  callingCode: string;
  /** National numbers that are valid without any doubt, without prefix. */
  valid: RegExp;
  /** What is dialled before a number at home and is nothing but that; null where it takes more to tell. */
  prefix: string | null;
}

// Where things stand in the library's metadata, version 4; 0 or nothing where a country has none.
const [CALLING_CODE, ANY_NUMBER, PREFIX, PREFIX_PATTERN, TYPES] = [0, 2, 5, 7, 11];
const Line = z.array(z.unknown());

interface Country {
  callingCode: string;
  anyNumber: string;
  prefix: string | null;
  prefixPattern: string | null;
  types: string[];
}

const Metadata = z.object({
  country_calling_codes: z.record(z.string(), z.array(z.string())),
  countries: z.record(z.string(), Line),
  nonGeographic: z.record(z.string(), Line),
});

/**
 * Compiles the library's full metadata: by calling code, and by country. A form counts only where it fits a type of a
 * country and that country's numbers at large, and does not begin with what may be a prefix: whatever is in doubt is
 * left to the library.
 */
export function compilePatterns(): {
  byCallingCode: ReadonlyMap<string, NumberPatterns>;
  byCountry: ReadonlyMap<string, NumberPatterns>;
} {
  const { country_calling_codes: codes, countries, nonGeographic } = Metadata.parse(metadata);
  const byCallingCode = new Map<string, NumberPatterns>();
  const byCountry = new Map<string, NumberPatterns>();
  for (const [code, names] of Object.entries(codes)) {
    const lines = names.flatMap((name) => readCountry(countries[name]) ?? []);
    const valid = compile(lines);
    byCallingCode.set(code, { callingCode: code, valid, prefix: null });
    for (const name of names) {
      const country = readCountry(countries[name]);
      const isPlain = country !== null && country.prefixPattern === null;
      byCountry.set(name, { callingCode: code, valid, prefix: isPlain ? country.prefix : null });
    }
  }
  for (const [code, line] of Object.entries(nonGeographic)) {
    const country = readCountry(line);
    if (country) byCallingCode.set(code, { callingCode: code, valid: compile([country]), prefix: null });
  }
  return { byCallingCode, byCountry };
}

function readCountry(given: unknown): Country | null {
  const line = Line.safeParse(given);
  if (!line.success) return null;
  const text = (at: number) => readText(line.data[at]);
  // A type is its pattern with its lengths, or nothing.
  const types = readList(line.data[TYPES]).flatMap((type) => readText(readList(type)[0]) ?? []);
  return {
    callingCode: text(CALLING_CODE) ?? '',
    anyNumber: text(ANY_NUMBER) ?? '',
    prefix: text(PREFIX),
    prefixPattern: text(PREFIX_PATTERN),
    types,
  };
}

function readText(given: unknown): string | null {
  return typeof given === 'string' && given !== '' ? given : null;
}

function readList(given: unknown): unknown[] {
  return Array.isArray(given) ? given : [];
}

function compile(lines: readonly Country[]): RegExp {
  const prefixes = lines.flatMap(({ prefix, prefixPattern }) => prefixPattern ?? prefix ?? []);
  const notPrefix = prefixes.length === 0 ? '' : `(?!${prefixes.join('|')})`;
  const forms = lines
    .filter(({ types }) => types.length > 0)
    .map(({ anyNumber, types }) => `(?=(?:${anyNumber})$)(?:${types.join('|')})`);
  // A country without types has no number that its form alone makes valid.
  return forms.length === 0 ? /(?!)/ : new RegExp(`^${notPrefix}(?:${forms.join('|')})$`);
}
