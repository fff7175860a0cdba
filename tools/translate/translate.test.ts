import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { LANGUAGES } from '../../platform/language/languages.ts';
import { importParts } from './list-catalogues.ts';
import { exportPo, importPo, readTranslations } from './translate.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const translated = LANGUAGES.filter((language) => language !== 'en');

const ENGLISH = `
  import { totals } from './en-totals.ts';
  export const texts = {
    page: { title: 'Orders of {shop}', other: 'Other', link: 'See <help>the “help”</help>' },
    money: { note: 'In {currency}', totals },
  } as const;`;
const ENGLISH_TOTALS = `
  export const totals = { people: { one: '{count} person in {shop}', other: '{count} people in {shop}' } } as const;`;

it('writes the catalogues of a language from its PO file, section by section', async () => {
  const root = plantCatalogue();
  const empty = await exportPo(root, 'ar');
  expect(empty).toContain('msgctxt "features/a/b/texts/en texts.page.title"');
  expect(empty).not.toContain('texts.money.totals');
  const filled = fillPo(empty, {
    'Orders of {shop}': ['طلبات {shop}'],
    Other: ['أخرى'],
    'In {currency}': ['بعملة {currency}'],
    '{count} people in {shop}': [
      'لا أحد في {shop}',
      'شخص في {shop}',
      'شخصان في {shop}',
      '{count} أ {shop}',
      '{count} ب {shop}',
      '{count} ج {shop}',
    ],
    'See <help>the “help”</help>': ["انظر <help>“المساعدة” \\\\ 'هنا'</help>"],
  });
  const { problems, written } = await importPo(root, 'ar', filled);
  expect(problems).toEqual([]);
  expect(written.map((file) => path.basename(file))).toEqual(['ar-totals.ts', 'ar.ts']);
  const { texts } = await importParts(path.join(root, 'features/a/b/texts/ar.ts'));
  expect(texts).toEqual({
    page: { title: 'طلبات {shop}', other: 'أخرى', link: "انظر <help>“المساعدة” \\ 'هنا'</help>" },
    money: {
      note: 'بعملة {currency}',
      totals: {
        people: {
          zero: 'لا أحد في {shop}',
          one: 'شخص في {shop}',
          two: 'شخصان في {shop}',
          few: '{count} أ {shop}',
          many: '{count} ب {shop}',
          other: '{count} ج {shop}',
        },
      },
    },
  });
  expect(await exportPo(root, 'ar')).toBe(filled);
});

it('writes nothing if a text is missing, has other placeholders, or translates another English text', async () => {
  const root = plantCatalogue();
  const filled = fillPo(await exportPo(root, 'de'), {
    'Orders of {shop}': ['Bestellungen von {store}'],
    'In {currency}': ['In {currency}'],
    'See <help>the “help”</help>': ['Siehe <help>Hilfe'],
    '{count} people in {shop}': ['{count} Person in {shop}', 'Personen'],
  }).replace('msgid "In {currency}"', 'msgid "Amounts in {currency}"');
  const { problems, written } = await importPo(root, 'de', filled);
  expect(written).toEqual([]);
  expect(problems).toEqual([
    'features/a/b/texts/en-totals totals.people: “Personen” has nothing in place of {shop}.',
    'features/a/b/texts/en texts.page.title: “Bestellungen von {store}” has {store} in place of {shop}.',
    'features/a/b/texts/en texts.page.other: “Other” is not translated.',
    'features/a/b/texts/en texts.page.link: “Siehe <help>Hilfe” has <help> in place of </help> <help>.',
    'features/a/b/texts/en texts.money.note: the English text has changed to “In {currency}”.',
  ]);
});

it.each(translated)('has every text in %s, with its placeholders and links', async (language) => {
  const { translations, problems } = await readTranslations(ROOT, language, await exportPo(ROOT, language));
  expect(problems).toEqual([]);
  expect(translations.size).toBeGreaterThan(3000);
});

/** Creates a feature with a catalogue of two files, in a folder in which the project's imports work. */
function plantCatalogue(): string {
  mkdirSync(path.join(ROOT, '.build'), { recursive: true });
  const root = mkdtempSync(path.join(ROOT, '.build/translate-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = path.join(root, 'features/a/b/texts');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'en.ts'), ENGLISH);
  writeFileSync(path.join(folder, 'en-totals.ts'), ENGLISH_TOTALS);
  return root;
}

/** Adds translations to a PO file, each beside its English text. A plural text is found by its last form. */
function fillPo(po: string, translations: Record<string, string[]>): string {
  return Object.entries(translations).reduce(
    (source, [english, forms]) =>
      forms.reduce((filled, form, at) => {
        const name = english.includes('{count}') ? `msgstr[${at}]` : 'msgstr';
        const start = filled.indexOf(`"${english}"`);
        if (start < 0) return filled;
        const place = filled.indexOf(`${name} ""`, start);
        return `${filled.slice(0, place)}${name} "${form}"${filled.slice(place + name.length + 3)}`;
      }, source),
    po,
  );
}
