/** Signs that people write in place of a letter, and letters of other scripts that look like a Latin one. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
  '@': 'a',
  '€': 'e',
  '|': 'l',
  '¡': 'i',
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ѕ: 's',
  і: 'i',
  ј: 'j',
  ԁ: 'd',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
};
const LOOK_ALIKE = new RegExp(`[${Object.keys(LOOK_ALIKES).join('')}]`, 'gu');

/** Whether a text has characters that replace letters. */
export function hasLookAlikes(text: string): boolean {
  return text.toLowerCase().search(LOOK_ALIKE) !== -1;
}

/** Replaces signs by the Latin letters that they look like: `$t0p` becomes `stop`. */
export function withoutLookAlikes(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(LOOK_ALIKE, (sign) => LOOK_ALIKES[sign] ?? sign);
}

/** Joins words that are spelled letter by letter: `s t o p` becomes `stop`. Takes folded words. */
export function joinSpelledOut(words: string): string {
  return words.replace(/(?<=^| )\p{L}(?: \p{L}){2,}(?= |$)/gu, (letters) => letters.replaceAll(' ', ''));
}
