import { COPY_NOTES, type CopyNote, type CopyRefusal } from '#platform/copies/copy-note.ts';
import { currentReader, fill } from '#platform/language/reader.ts';
import type { StoreRefusal } from '../contract/copy-calls.ts';
import { texts } from '../texts/all.ts';

/** The names of the two stores of a copy. */
export interface StoreNames {
  source: string;
  target: string;
}

/** Describes what was left out or has to be checked as a sentence. */
export function describeNote({ code, values }: CopyNote, stores: StoreNames): string {
  return describe(texts.notes[code], values, stores);
}

/** Describes notes, each once, in the order of the list. */
export function describeNotes(notes: readonly CopyNote[], stores: StoreNames): string[] {
  const sorted = notes.toSorted(
    (one, other) => COPY_NOTES.indexOf(one.code) - COPY_NOTES.indexOf(other.code),
  );
  return [...new Set(sorted.map((one) => describeNote(one, stores)))];
}

/** Describes why something cannot be copied. */
export function describeRefusal({ code, values }: CopyRefusal, stores: StoreNames): string {
  return describe(texts.refusals[code], values, stores);
}

/** Describes why a store cannot receive copies. */
export function describeStoreRefusal(refusal: StoreRefusal, shopName: string): string {
  return fill(texts.stores[refusal], { target: shopName });
}

function describe(text: string, values: Readonly<Record<string, string>>, stores: StoreNames): string {
  const { language } = values;
  return fill(text, {
    ...values,
    ...stores,
    ...(language !== undefined && { language: languageName(language) }),
  });
}

/** The reader's name of a language, from a code such as `pt_BR`. */
function languageName(code: string): string {
  const names = new Intl.DisplayNames(currentReader().locale, { type: 'language', fallback: 'code' });
  return names.of(code.replace('_', '-')) ?? code;
}
