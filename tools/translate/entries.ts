import type { Catalogue, CatalogueText, PluralText } from '../../platform/language/catalogue.ts';

/** A text of a catalogue, with its name, such as `orders.totals.title`. */
export interface Entry {
  name: string;
  text: CatalogueText;
}

const CATEGORIES: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

export function isPlural(value: Catalogue | CatalogueText): value is PluralText {
  return (
    typeof value === 'object' && 'other' in value && Object.keys(value).every((name) => CATEGORIES.has(name))
  );
}

/** Returns the texts of a catalogue in their order. Texts in `parts` belong to another file and are left out. */
export function listEntries(catalogue: Catalogue, parts: ReadonlySet<unknown>, above = ''): Entry[] {
  return Object.entries(catalogue).flatMap(([key, value]) => {
    const name = above === '' ? key : `${above}.${key}`;
    if (parts.has(value)) return [];
    if (typeof value === 'string' || isPlural(value)) return [{ name, text: value }];
    return listEntries(value, parts, name);
  });
}

/** Returns the text with this name. Undefined if there is none. */
export function textAt(catalogue: Catalogue | undefined, name: string): CatalogueText | undefined {
  let value: Catalogue | CatalogueText | undefined = catalogue;
  for (const key of name.split('.'))
    value = typeof value === 'object' ? (value as Catalogue)[key] : undefined;
  if (value === undefined || typeof value === 'string' || isPlural(value)) return value;
  return undefined;
}

/** Returns the placeholders and tags of a text, each once, in alphabetical order. */
export function marksOf(text: string): string[] {
  const marks = [...text.matchAll(/\{\w+\}|<\/?\w+>/g)].map(([mark]) => mark);
  return [...new Set(marks)].toSorted();
}
