import type { Catalogue, CatalogueText } from './catalogue.ts';
import { fillText, type TextValues } from './fill-text.ts';
import { chooseLanguage, type Language } from './languages.ts';

/** The reader of the texts that are written now. */
export interface Reader {
  language: Language;
  /** For numbers, money and dates, as a BCP 47 tag: the language, with the reader's region if it is known. */
  locale: string;
}

const ENGLISH_READER: Reader = { language: 'en', locale: 'en-GB' };
let findReader: () => Reader | undefined = () => undefined;

/** Returns the reader with a locale that was stored, for what is written later. */
export function readerWith(locale: string): Reader {
  return { language: chooseLanguage([locale]), locale };
}

/** Sets how to find the reader. A page has one reader; the server has one for each request, mail and file. */
export function findReaderWith(find: () => Reader | undefined): void {
  findReader = find;
}

/** Returns the reader of the texts that are written now. Without one, texts are English. */
export function currentReader(): Reader {
  return findReader() ?? ENGLISH_READER;
}

/**
 * Returns the catalogues of all languages as one, whose sections are those in the reader's language. Read its texts
 * inside functions: a constant of a module would keep the language of the moment when the module was loaded.
 */
export function inReadersLanguage<Texts extends Catalogue>(
  catalogues: Readonly<Record<Language, Texts>>,
): Texts {
  const sections = {} as Texts;
  for (const section of Object.keys(catalogues.en)) {
    const get = () => (catalogues[currentReader().language] ?? catalogues.en)[section];
    Object.defineProperty(sections, section, { enumerable: true, get });
  }
  return sections;
}

/** Returns a text of a catalogue with its placeholders filled, for the reader. */
export function fill<Text extends CatalogueText>(text: Text, values: TextValues<Text>): string {
  return fillText(currentReader().locale, text, values);
}

/** Formats a number for the reader: 12,500 or 12.500. */
export function writeCount(count: number): string {
  return count.toLocaleString(currentReader().locale);
}
