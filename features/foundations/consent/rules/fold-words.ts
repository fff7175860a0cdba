/**
 * Reduces a message to its words, so that different spellings are equal: without case, punctuation, accents and width.
 * Marks that are vowels, as in Hindi or Thai, stay.
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

/**
 * Returns the words as they are written, without case and punctuation. Used for words whose meaning depends on their marks.
 */
export function keepMarks(text: string): string {
  return text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Marks above, below or through letters of Latin, Greek, Cyrillic, Hebrew and Arabic; Arabic's stretching; and the dot
 * below letters of Hindi, which many leave out.
 */
const DIACRITICS = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u093c]/g;

/** Signs that select how an emoji is drawn, enclose a sign, or show nothing. */
const UNSEEN = /[\p{Variation_Selector}\p{Cf}\u20d0-\u20f0]/gu;

/** Letters that Unicode does not decompose, but keyboards do. */
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
