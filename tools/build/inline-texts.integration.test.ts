import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import type { Language } from '../../platform/language/languages.ts';
import { inlineTexts } from './inline-texts.ts';

it('builds a page with only its own texts, in the language of the build', async () => {
  const code = 'document.title = texts.page.title;';
  expect(await buildPage(code, 'en')).toContain('`Hello`');
  const german = await buildPage(code, 'de');
  expect(german).toContain('`Hallo`');
  expect(german).not.toMatch(/Hello|Never shown|Nie zu sehen/);
});

it('picks the language of the build from the catalogues of all languages', async () => {
  expect(await buildPage('document.title = texts.page.title;', 'de', 'all.ts')).toContain('`Hallo`');
});

it('fails when a page needs a whole catalogue', async () => {
  await expect(buildPage('console.log({ ...texts }.page.title);', 'en')).rejects.toThrow(
    /Name each text \(texts\.section\.name\) instead of a whole catalogue in one of: .*main\.ts/,
  );
});

/** Returns the built code of a page with this script and a catalogue in two languages. */
async function buildPage(code: string, language: Language, catalogue = 'en.ts'): Promise<string> {
  const root = mkdtempSync(path.join(tmpdir(), 'texts-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'texts'));
  const page = (title: string, other: string) =>
    `export const texts = { page: { title: '${title}', other: '${other}' } };`;
  writeFileSync(path.join(root, 'texts/en.ts'), page('Hello', 'Never shown'));
  writeFileSync(path.join(root, 'texts/de.ts'), page('Hallo', 'Nie zu sehen'));
  const entry = path.join(root, 'main.ts');
  writeFileSync(entry, `import { texts } from './texts/${catalogue}';\n${code}`);
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [inlineTexts(language)],
    build: { write: false, rolldownOptions: { input: entry } },
  });
  return (built as Rolldown.RolldownOutput).output.map((part) => ('code' in part ? part.code : '')).join('');
}
