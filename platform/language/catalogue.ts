import type { Language } from './languages.ts';

/**
 * A text in a catalogue. `{name}` is a placeholder, and `<name>…</name>` a part that a screen draws as a link or in bold.
 * A text that depends on the placeholder `{count}` has a form for each plural category of its language (Unicode CLDR).
 */
export type CatalogueText = string | PluralText;
export type PluralText = { readonly [Category in Intl.LDMLPluralRule]?: string } & { readonly other: string };
export interface Catalogue {
  readonly [name: string]: CatalogueText | Catalogue;
}

/** The plural categories of each language, from Unicode CLDR. */
interface PluralCategories {
  en: 'one' | 'other';
  'pt-BR': 'one' | 'many' | 'other';
  es: 'one' | 'many' | 'other';
  de: 'one' | 'other';
  id: 'other';
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
}

/** The names of a text's placeholders. */
export type PlaceholderOf<Text> = Text extends string
  ? Text extends `${string}{${infer Name}}${infer Rest}`
    ? Name | PlaceholderOf<Rest>
    : never
  : Text extends PluralText
    ? PlaceholderOf<Text[keyof Text]>
    : never;

/** A string with these placeholders, in any order. */
type TextWith<Name extends string, Other extends string = Name> = [Name] extends [never]
  ? string
  : Other extends Name
    ? `${string}{${Other}}${TextWith<Exclude<Name, Other>>}`
    : never;

/** What a catalogue in another language has to contain: the same texts, with the same placeholders. */
export type Translation<English, Other extends Language> = {
  readonly [Name in keyof English]: English[Name] extends string
    ? TextWith<PlaceholderOf<English[Name]>>
    : IsPlural<English[Name]> extends true
      ? { readonly [Category in PluralCategories[Other]]: string }
      : Translation<English[Name], Other>;
};

/**
 * Whether all names in a section are plural categories. A section can have a text with the name `other`, too, or be
 * empty.
 */
type IsPlural<Texts> = Texts extends PluralText
  ? keyof Texts extends Intl.LDMLPluralRule
    ? true
    : false
  : false;

/** Checks a catalogue against the English one when it is compiled, and returns it with the type of the English one. */
export function translate<English, Other extends Language>(texts: Translation<English, Other>): English {
  return texts as unknown as English;
}
