import { foldWords } from './fold-words.ts';
import { wordingsOf } from './wordings-of.ts';

/**
 * Compiles a list of patterns to one expression for folded words. Commas separate patterns; the words of a pattern are
 * next to each other. `|` separates alternatives for a word, and `*` stands for any letters: `no me mand*|envi*`
 * matches "no me manden" and "no me envien".
 */
export function listPatterns(list: string): RegExp {
  const patterns = wordingsOf(list).map((pattern) => pattern.split(/\s+/u).map(wordSource).join(' '));
  return new RegExp(`(?:^| )(?:${patterns.join('|')})(?= |$)`, 'u');
}

function wordSource(word: string): string {
  const alternatives = word.split('|').map(stemSource);
  return alternatives.length === 1 ? alternatives.join('') : `(?:${alternatives.join('|')})`;
}

/** Folded words contain letters, marks and digits only, so that nothing needs escaping. */
function stemSource(stem: string): string {
  return stem.split('*').map(foldWords).join('[^ ]*');
}
