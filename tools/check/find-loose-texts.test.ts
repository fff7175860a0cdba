import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findLooseTexts } from './find-loose-texts.ts';

const ROOT = path.join(import.meta.dirname, '../..');

it('finds texts between tags, in attributes, and in code', () => {
  const source = `
    export const HINT = 'With its country code';
    export const Panel = ({ name }: { name: string }) => (
      <Card title="Find" className="big red card" kind={kind === 'old' ? 'first' : 'second'}>
        Look for {texts.panel.name}
        <Note why={\`The page of \${name} is gone.\`} />
      </Card>
    );`;
  expect(findLooseTexts('panel.tsx', source)).toEqual([
    { line: 2, text: 'With its country code' },
    { line: 4, text: 'Find' },
    { line: 5, text: 'Look for' },
    { line: 6, text: 'The page of … is gone.' },
  ]);
});

/** Folders without texts that a merchant sees. */
const UNSEEN = /^(apps\/merchant-web\/(gallery|testing)|platform\/ui-kit\/(format|look))\//;

/**
 * The merchant's app, the ui-kit, and the screens of every feature with a catalogue, including the screens of its
 * families.
 */
const screens = [
  'apps/merchant-web',
  'platform/ui-kit',
  ...globSync('features/*/*/texts', { cwd: ROOT }).map((texts) => `${path.dirname(texts)}/{web,*/*/web}`),
].flatMap((folder) =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT }).filter(
    (file) => !file.includes('.test.') && !file.includes('/texts/') && !UNSEEN.test(file),
  ),
);

it('ignores paths, error messages and events', () => {
  const source =
    'const path = `/sender-health${hash}`; throw new Error(`${path} is no page`); track("Page was opened");';
  expect(findLooseTexts('page.ts', source)).toEqual([]);
});

it('screens with a catalogue have no text outside it', () => {
  for (const part of ['ui-kit/', 'apps/', '/people/web/', '/segment-rules/', '/flow-nodes/'])
    expect(
      screens.some((file) => file.includes(part)),
      part,
    ).toBe(true);
  const loose = screens.flatMap((file) =>
    findLooseTexts(file, readFileSync(path.join(ROOT, file), 'utf8')).map(
      ({ line, text }) => `${file}:${line} ${text}`,
    ),
  );
  expect(loose).toEqual([]);
});
