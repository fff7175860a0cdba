import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const PAGE = readFileSync('docs/settings.md', 'utf8');

/**
 * Returns the settings in the first column of the page's tables. `_TOKEN` after a full name means a name with the same
 * beginning.
 */
function listedSettings(): string[] {
  return [...PAGE.matchAll(/^\| (`[^|]+`) +\|/gm)].flatMap(([, cell = '']) => {
    const [first = '', ...others] = [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    return [
      first,
      ...others.map((name) => (name.startsWith('_') ? beginningOf(first, others) + name : name)),
    ];
  });
}

/**
 * Returns the shared beginning: `BELLBIRD_S3` for `BELLBIRD_S3_ENDPOINT` with `_BUCKET`, and `BELLBIRD_GUPSHUP` for
 * `BELLBIRD_GUPSHUP_APP_ID` with `_APP_TOKEN`.
 */
function beginningOf(first: string, others: readonly string[]): string {
  const words = first.split('_');
  const isTwoWords = others.some((name) => name.startsWith(`_${words.at(-2)}_`));
  return words.slice(0, isTwoWords ? -2 : -1).join('_');
}

it('docs/settings.md lists every setting that a program reads, and no other', () => {
  const sources = globSync('platform/config/*.ts').filter((file) => !file.includes('.test.'));
  const read = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ {2,}(BELLBIRD_\w+|DATABASE_URL): /gm)].map(
      ([, name = '']) => name,
    ),
  );
  expect(listedSettings().toSorted()).toEqual([...new Set(read)].toSorted());
});
