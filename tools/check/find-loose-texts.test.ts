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

/** The screens of features that have a catalogue. */
const screens = globSync('features/*/*/texts', { cwd: ROOT }).flatMap((texts) =>
  globSync(`${path.dirname(texts)}/web/**/*.{ts,tsx}`, { cwd: ROOT }).filter(
    (file) => !file.includes('.test.'),
  ),
);

it('finds none on the screens of features that have a catalogue', () => {
  expect(screens.length).toBeGreaterThan(0);
  const loose = screens.flatMap((file) =>
    findLooseTexts(file, readFileSync(path.join(ROOT, file), 'utf8')).map(
      ({ line, text }) => `${file}:${line} ${text}`,
    ),
  );
  expect(loose).toEqual([]);
});
