import { texts } from '../texts/all.ts';
import { texts as english } from '../texts/en.ts';

/**
 * Returns words of Bellbird's own catalogue in the reader's language. Offers, and what shops agreed to, keep them in
 * English. The words of an operator's catalogue stay as they are.
 */
export function showOfferWords(words: string): string {
  const own: Readonly<Record<string, string>> = english.offerWords;
  const shown: Readonly<Record<string, string>> = texts.offerWords;
  const name = Object.keys(own).find((one) => own[one] === words);
  return (name === undefined ? undefined : shown[name]) ?? words;
}
