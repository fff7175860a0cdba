import { fill } from '#platform/language/reader.ts';
import { texts } from '../../texts/en.ts';
import type { SourceWords } from './orders-page.tsx';

interface NamedSource {
  type: string;
  name: string | null;
}

/** Describes the source of a credit, with its name if it has one: Broadcast “Spring sale”. */
export function describeSource({ type, name }: NamedSource, words: SourceWords): string {
  const word = (Object.hasOwn(words, type) && words[type]) || type;
  return name === null ? word : fill(texts.sources.named, { type: word, name });
}
