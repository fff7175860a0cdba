import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');

/** The merchant's style sheets. Shops' pages and the sandbox have their own languages and directions. */
const SHEETS = ['apps/merchant-web', 'platform/ui-kit', 'features/*/*/web', 'features/*/*/*/*/web'].flatMap(
  (folder) => globSync(`${folder}/**/*.css`, { cwd: ROOT }),
);

const SIDE = /(?<![\w-])(?:(?:margin|padding|border)-(?:left|right)|left|right)(?:-\w+)?:/;
const CORNER = /border-(?:top|bottom)-(?:left|right)-radius:/;
const ALIGNED = /(?:text-align|float|clear): (?:left|right)/;
const VALUE = String.raw`((?:calc|clamp|max|min|var)\([^;]*?\)|[^\s;]+)`;
const FOUR = new RegExp(`(?:margin|padding|inset): ${VALUE} ${VALUE} ${VALUE} ${VALUE};`);

/** Returns the declarations that name the left or the right side, which are wrong in a right-to-left language. */
function findPhysicalStyles(css: string): string[] {
  const withoutComments = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return withoutComments.split('\n').filter((line) => {
    const [, , right, , left] = FOUR.exec(line) ?? [];
    return right !== left || SIDE.test(line) || CORNER.test(line) || ALIGNED.test(line);
  });
}

it('finds physical sides, physical corners, and four values with different sides', () => {
  const lines = ['left: 0;', 'margin-left: 1px;', 'border-right-color: red;', 'border-top-left-radius: 2px;'];
  const also = ['text-align: right;', 'padding: 1px 2px 3px 4px;', 'inset: 0 var(--a, 2px) auto 1px;'];
  const fine = [
    'margin: 1px 2px 3px 2px;',
    'inset-inline-start: 0;',
    '.step[data-left] {',
    'text-align: end;',
  ];
  expect(findPhysicalStyles([...lines, ...also, ...fine].join('\n'))).toEqual([...lines, ...also]);
});

it('the merchant’s style sheets have no physical sides', () => {
  expect(SHEETS.length).toBeGreaterThan(100);
  const found = SHEETS.flatMap((sheet) =>
    findPhysicalStyles(readFileSync(path.join(ROOT, sheet), 'utf8')).map(
      (line) => `${sheet}: ${line.trim()}`,
    ),
  );
  expect(found).toEqual([]);
});
