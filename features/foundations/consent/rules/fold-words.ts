/**
 * A message as its words alone, so that one that is written in another way is the same: without case, punctuation,
 * accents and width. Marks of scripts in which they are vowels, as in Hindi or Thai, are kept.
 */
export function foldWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(DIACRITICS, '')
    .replace(UNSEEN, '')
    .toLowerCase()
    .replace(/[ıßđłøςىة]/g, (letter) => SAME_LETTER[letter] ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** As they are written, but for case and punctuation: for words that would be others without their marks. */
export function keepMarks(text: string): string {
  return text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** What stands above, below or through letters of Latin, Greek, Cyrillic, Hebrew and Arabic; Arabic's stretching; and
 * the dot below letters of Hindi, which many leave out. */
const DIACRITICS = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u093c]/g;

/** What says how a sign is drawn, as a keyboard puts it behind emoji, what stands around one, and what shows nothing at all. */
const UNSEEN = /[\p{Variation_Selector}\p{Cf}\u20d0-\u20f0]/gu;

/** Letters that Unicode does not take apart, but keyboards do. */
const SAME_LETTER: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  đ: 'd',
  ł: 'l',
  ø: 'o',
  ς: 'σ',
  ى: 'ي',
  ة: 'ه',
};
