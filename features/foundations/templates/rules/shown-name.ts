import { fill } from '#platform/language/reader.ts';
import { isOwnWords, startOfWords } from '../contract/own-words.ts';
import type { ListedTemplate } from '../contract/template-calls.ts';
import { texts } from '../texts/all.ts';

/** Returns a template's name for merchants: own words by their beginning, because nobody chose their name. */
export function shownName({
  template_name: name,
  template,
}: Pick<ListedTemplate, 'template_name' | 'template'>): string {
  if (!isOwnWords(name)) return name;
  const words = name.endsWith('_plain') ? texts.list.ownWordsPlain : texts.list.ownWords;
  return fill(words, { start: startOfWords(template) });
}
