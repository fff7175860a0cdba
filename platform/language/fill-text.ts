import type { CatalogueText, PlaceholderOf } from './catalogue.ts';

/** The values of a text's placeholders. Numbers are formatted for the reader. Format money and dates before. */
export type TextValues<Text> = Readonly<Record<PlaceholderOf<Text>, string | number>>;

/** Around a name or an address in a text from right to left, so that it keeps its own direction (Unicode, UAX 9). */
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

const PLURALS = new Map<string, Intl.PluralRules>();
const NUMBERS = new Map<string, Intl.NumberFormat>();

/** Returns a text of a catalogue with its placeholders filled. `locale` is the reader's, as a BCP 47 tag. */
export function fillText<Text extends CatalogueText>(
  locale: string,
  text: Text,
  values: TextValues<Text>,
): string {
  const given = values as Readonly<Record<string, string | number>>;
  const isRightToLeft = locale.startsWith('ar');
  return choosePlural(locale, text, given.count).replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = given[name];
    if (value === undefined) return placeholder;
    const written = typeof value === 'number' ? numbersOf(locale).format(value) : value;
    return isRightToLeft ? `${FIRST_STRONG_ISOLATE}${written}${POP_ISOLATE}` : written;
  });
}

/** Returns the form of a text for a count. A text without forms is the same for every count. */
export function choosePlural(locale: string, text: CatalogueText, count: unknown): string {
  if (typeof text === 'string') return text;
  return text[pluralsOf(locale).select(Number(count))] ?? text.other;
}

function pluralsOf(locale: string): Intl.PluralRules {
  let plurals = PLURALS.get(locale);
  if (!plurals) PLURALS.set(locale, (plurals = new Intl.PluralRules(locale)));
  return plurals;
}

function numbersOf(locale: string): Intl.NumberFormat {
  let numbers = NUMBERS.get(locale);
  if (!numbers) NUMBERS.set(locale, (numbers = new Intl.NumberFormat(locale)));
  return numbers;
}
