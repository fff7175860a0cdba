import type { SourceWords } from './orders-page.tsx';

interface NamedSource {
  type: string;
  name: string | null;
}

/** What an order is credited to, with its own name where it has one: Broadcast “Spring sale”. */
export function describeSource({ type, name }: NamedSource, words: SourceWords): string {
  const word = (Object.hasOwn(words, type) && words[type]) || type;
  return name === null ? word : `${word} “${name}”`;
}
