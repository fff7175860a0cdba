import metadata from 'libphonenumber-js/metadata.max.json';
import * as z from 'zod/mini';
import type { Place } from './place.ts';

/** The number formats of a country or a calling code: what the digits alone can tell. */
export interface NumberPatterns {
  callingCode: string;
  /** National numbers that are certainly valid, without trunk prefix. */
  valid: RegExp;
  /** Those of `valid` that can be mobile numbers. */
  mobile: RegExp;
  /** The possible lengths of a number after the calling code. */
  lengths: ReadonlySet<number>;
  /** Matches digits that may start with a trunk prefix. */
  startsAtHome: RegExp;
  /** The lengths of landline and mobile numbers, without trunk prefix. */
  usualLengths: ReadonlySet<number>;
  /** The trunk prefix if it is unambiguous; null otherwise. */
  prefix: string | null;
}

// Positions in the library's metadata, version 4. A country without an entry has 0 or nothing there.
const [CALLING_CODE, ANY_NUMBER, LENGTHS, PREFIX, PREFIX_PATTERN, TYPES] = [0, 2, 3, 5, 7, 11];
/** Positions among the types. */
const [LANDLINE, MOBILE] = [0, 1];
const Line = z.array(z.unknown());

interface Patterns {
  byCallingCode: ReadonlyMap<string, NumberPatterns>;
  byCountry: ReadonlyMap<string, NumberPatterns>;
}

let compiled: Patterns | null = null;

/** Returns the formats of a country or calling code; undefined where there are no phones. */
export function patternsOf(place: Place): NumberPatterns | undefined {
  compiled ??= compilePatterns();
  return 'country' in place
    ? compiled.byCountry.get(place.country)
    : compiled.byCallingCode.get(place.callingCode);
}

interface Country {
  callingCode: string;
  anyNumber: string;
  prefix: string | null;
  prefixPattern: string | null;
  types: string[];
  mobile: string | null;
  lengths: number[];
  usualLengths: number[];
}

const Metadata = z.object({
  country_calling_codes: z.record(z.string(), z.array(z.string())),
  countries: z.record(z.string(), Line),
  nonGeographic: z.record(z.string(), Line),
});

/**
 * Compiles the library's full metadata by calling code and by country. A format counts only if it fits a type of a
 * country and that country's general pattern, and does not start with a possible prefix. Doubtful numbers are left to
 * the library.
 */
function compilePatterns(): Patterns {
  const { country_calling_codes: codes, countries, nonGeographic } = Metadata.parse(metadata);
  const byCallingCode = new Map<string, NumberPatterns>();
  const byCountry = new Map<string, NumberPatterns>();
  for (const [code, names] of Object.entries(codes)) {
    const lines = names.flatMap((name) => readCountry(countries[name]) ?? []);
    const patterns = compileAll(code, lines);
    byCallingCode.set(code, { ...patterns, prefix: null });
    for (const name of names) {
      const country = readCountry(countries[name]);
      const isPlain = country !== null && country.prefixPattern === null;
      byCountry.set(name, { ...patterns, prefix: isPlain ? country.prefix : null });
    }
  }
  for (const [code, line] of Object.entries(nonGeographic)) {
    const country = readCountry(line);
    if (country) byCallingCode.set(code, { ...compileAll(code, [country]), prefix: null });
  }
  return { byCallingCode, byCountry };
}

function readCountry(given: unknown): Country | null {
  const line = Line.safeParse(given);
  if (!line.success) return null;
  const text = (at: number) => readText(line.data[at]);
  // A type is a pattern with its lengths, or missing; without its own lengths it has the country's.
  const written = readList(line.data[TYPES]).map(readList);
  const types = written.map((type) => readText(type[0]));
  const lengths = readNumbers(line.data[LENGTHS]);
  const usual = [LANDLINE, MOBILE].flatMap((type) => (types[type] ? (written[type]?.[1] ?? lengths) : []));
  return {
    callingCode: text(CALLING_CODE) ?? '',
    anyNumber: text(ANY_NUMBER) ?? '',
    prefix: text(PREFIX),
    prefixPattern: text(PREFIX_PATTERN),
    types: types.filter((type) => type !== null),
    // Without its own type, a mobile number has the landline format.
    mobile: types[MOBILE] ?? types[LANDLINE] ?? null,
    lengths,
    usualLengths: usual.length === 0 ? lengths : readNumbers(usual),
  };
}

function readText(given: unknown): string | null {
  return typeof given === 'string' && given !== '' ? given : null;
}

function readList(given: unknown): unknown[] {
  return Array.isArray(given) ? given : [];
}

function compileAll(callingCode: string, lines: readonly Country[]): Omit<NumberPatterns, 'prefix'> {
  const lengths = new Set(lines.flatMap((line) => line.lengths));
  const prefixes = prefixesOf(lines);
  const startsAtHome = prefixes.length === 0 ? /(?!)/ : new RegExp(`^(?:${prefixes.join('|')})`);
  const ofMobiles = lines.map((line) => ({ ...line, types: line.mobile === null ? [] : [line.mobile] }));
  const usualLengths = new Set(lines.flatMap((line) => line.usualLengths));
  return {
    callingCode,
    valid: compile(lines),
    mobile: compile(ofMobiles),
    lengths,
    startsAtHome,
    usualLengths,
  };
}

function readNumbers(given: unknown): number[] {
  return readList(given).filter((one) => typeof one === 'number');
}

function prefixesOf(lines: readonly Country[]): string[] {
  return lines.flatMap(({ prefix, prefixPattern }) => prefixPattern ?? prefix ?? []);
}

function compile(lines: readonly Country[]): RegExp {
  const prefixes = prefixesOf(lines);
  const notPrefix = prefixes.length === 0 ? '' : `(?!${prefixes.join('|')})`;
  const forms = lines
    .filter(({ types }) => types.length > 0)
    .map(({ anyNumber, types }) => `(?=(?:${anyNumber})$)(?:${types.join('|')})`);
  // In a country without types, no number is certain by its format alone.
  return forms.length === 0 ? /(?!)/ : new RegExp(`^${notPrefix}(?:${forms.join('|')})$`);
}
