import { note, type CopyNote } from '#platform/copies/copy-note.ts';
import { isNamedIn, type CopySource } from '#platform/copies/copy-source.ts';

/** A currency sign beside a number, such as $20 or 20 €. */
const AMOUNT = /\p{Sc}\s?\d|\d\s?\p{Sc}/u;

/**
 * Returns what a person has to check in the texts of a copy: they name the source store, or amounts of its currency.
 * Nobody can correct such texts automatically.
 */
export function textNotes(copied: unknown, source: CopySource, target: { currency: string }): CopyNote[] {
  const found = textsIn(copied);
  const code = new RegExp(String.raw`\b${source.currency}\s?\d|\d\s?${source.currency}\b`);
  const hasAmount =
    source.currency !== target.currency && found.some((text) => AMOUNT.test(text) || code.test(text));
  return [
    ...(found.some((text) => isNamedIn(source, text)) ? [note('storeNamed')] : []),
    ...(hasAmount ? [note('amount', { from: source.currency, to: target.currency })] : []),
  ];
}

/** Returns all texts in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
