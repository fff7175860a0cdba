import { currentReader, fill } from '#platform/language/reader.ts';
import { texts } from '../texts/all.ts';

/** Returns a sentence that names the tools and campaigns that a change of plan switched off. */
export function describeLocked(tools: readonly string[], campaigns: readonly string[]): string {
  const names = [...tools, ...campaigns];
  const [name = ''] = names;
  return names.length === 1
    ? fill(texts.room.locked.single, { name })
    : fill(texts.room.locked.several, { names: listNames(names) });
}

/** Joins names in the reader's way: "A", "A and B", or "A, B and C". */
export function listNames(names: readonly string[]): string {
  return new Intl.ListFormat(currentReader().locale).format(names);
}
