import type { CatalogueText } from '#platform/language/catalogue.ts';
import { fillText, type TextValues } from '#platform/language/fill-text.ts';
import { LOCALE } from '../format/reader-locale.ts';

/** Returns a text of a catalogue with its placeholders filled, for the reader of this page. */
export function fill<Text extends CatalogueText>(text: Text, values: TextValues<Text>): string {
  return fillText(LOCALE, text, values);
}
