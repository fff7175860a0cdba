import { po, type GetTextTranslations } from 'gettext-parser';
import type { CatalogueText } from '../../platform/language/catalogue.ts';
import type { Language } from '../../platform/language/languages.ts';
import { marksOf } from './entries.ts';

/** An English text with its translation. */
export interface Pair {
  /** The file without its extension, and the text's name in it. Both stay the same when the English text changes. */
  context: string;
  english: CatalogueText;
  /** Empty if the text is not translated yet. */
  translation: CatalogueText | undefined;
}

export type Translated = Exclude<Language, 'en'>;

/** The plural forms of each language in the order of a PO file, and the gettext rule that chooses one. */
const FORMS: Readonly<Record<Translated, { categories: Intl.LDMLPluralRule[]; rule: string }>> = {
  'pt-BR': {
    categories: ['one', 'many', 'other'],
    rule: 'n == 0 || n == 1 ? 0 : n % 1000000 == 0 ? 1 : 2',
  },
  es: { categories: ['one', 'many', 'other'], rule: 'n == 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2' },
  de: { categories: ['one', 'other'], rule: 'n != 1' },
  id: { categories: ['other'], rule: '0' },
  ar: {
    categories: ['zero', 'one', 'two', 'few', 'many', 'other'],
    rule: 'n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n % 100 >= 3 && n % 100 <= 10 ? 3 : n % 100 >= 11 ? 4 : 5',
  },
};

/** Returns a PO file with these texts, for the tools of translators. */
export function writePo(language: Translated, pairs: readonly Pair[]): string {
  const { categories, rule } = FORMS[language];
  const translations: GetTextTranslations['translations'] = {};
  for (const { context, english, translation } of pairs) {
    const isPlural = typeof english === 'object';
    const forms = isPlural
      ? categories.map((category) => (typeof translation === 'object' ? (translation[category] ?? '') : ''))
      : [typeof translation === 'string' ? translation : ''];
    const msgid = isPlural ? (english.one ?? english.other) : english;
    const plural = isPlural && { msgid_plural: english.other };
    translations[context] = { [msgid]: { msgctxt: context, msgid, ...plural, msgstr: forms } };
  }
  const headers = {
    'Project-Id-Version': 'Bellbird',
    Language: language.replace('-', '_'),
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': `nplurals=${categories.length}; plural=(${rule});`,
  };
  return `${po.compile({ charset: 'utf-8', headers, translations }).toString('utf8')}\n`;
}

/**
 * Returns the translations of a PO file by their context, and a sentence for each problem: a missing text, a
 * translation of another English text, or other placeholders.
 */
export function readPo(
  language: Translated,
  source: string,
  wanted: readonly Omit<Pair, 'translation'>[],
): { translations: Map<string, CatalogueText>; problems: string[] } {
  const { categories } = FORMS[language];
  const file = po.parse(source).translations;
  const translations = new Map<string, CatalogueText>();
  const problems: string[] = [];
  for (const { context, english } of wanted) {
    const isPlural = typeof english === 'object';
    const msgid = isPlural ? (english.one ?? english.other) : english;
    const entry = file[context]?.[msgid];
    const forms = entry?.msgstr ?? [];
    if (!entry && file[context]) problems.push(`${context}: the English text has changed to “${msgid}”.`);
    else if (entry?.comments?.flag?.includes('fuzzy'))
      problems.push(`${context}: it is marked as fuzzy. Check it.`);
    else if (forms.length < (isPlural ? categories.length : 1) || forms.includes(''))
      problems.push(`${context}: “${msgid}” is not translated.`);
    else {
      problems.push(...forms.flatMap((form) => problemOfMarks(context, english, form)));
      const plural = Object.fromEntries(categories.map((category, at) => [category, forms[at] ?? '']));
      translations.set(context, isPlural ? (plural as CatalogueText) : (forms[0] ?? ''));
    }
  }
  return { translations, problems };
}

/** Returns the problems with a form's placeholders. A plural form may omit the number if words express it. */
function problemOfMarks(context: string, english: CatalogueText, form: string): string[] {
  const isPlural = typeof english === 'object';
  const relevant = (text: string) => marksOf(text).filter((mark) => !(isPlural && mark === '{count}'));
  const wanted = relevant(isPlural ? english.other : english);
  const found = relevant(form);
  if (wanted.join() === found.join()) return [];
  return [`${context}: “${form}” has ${found.join(' ') || 'nothing'} in place of ${wanted.join(' ')}.`];
}
