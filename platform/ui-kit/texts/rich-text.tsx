import { Fragment, type ReactNode } from 'react';
import type { CatalogueText, PlaceholderOf } from '#platform/language/catalogue.ts';
import { choosePlural } from '#platform/language/fill-text.ts';
import { LOCALE } from '../format/reader-locale.ts';

interface RichTextProps<Text extends CatalogueText> {
  text: Text;
  /** Elements or strings for the placeholders. */
  values?: Readonly<Record<PlaceholderOf<Text>, ReactNode>>;
  /** Draws the text between `<name>` and `</name>`. */
  parts?: Readonly<Record<string, (inside: string) => ReactNode>>;
}

const PART = /(<\w+>.*?<\/\w+>|\{\w+\})/;

/** A text of a catalogue that contains elements: links, bold words, times. Translators can move them in the sentence. */
export function RichText<Text extends CatalogueText>({ text, values, parts = {} }: RichTextProps<Text>) {
  const given: Readonly<Record<string, ReactNode>> = values ?? {};
  const pieces = choosePlural(LOCALE, text, given.count).split(PART);
  return pieces.map((piece, at) => {
    const marked = /^<(\w+)>(.*)<\/\1>$/.exec(piece);
    if (marked) return <Fragment key={at}>{parts[marked[1] ?? '']?.(marked[2] ?? '') ?? marked[2]}</Fragment>;
    const placeholder = /^\{(\w+)\}$/.exec(piece)?.[1];
    return <Fragment key={at}>{placeholder === undefined ? piece : given[placeholder]}</Fragment>;
  });
}
