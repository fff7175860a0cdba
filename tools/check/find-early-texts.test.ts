import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const IMPORT = /^import \{ texts(?: as (\w+))? \} from '[^']*\/texts\/all\.ts';$/m;

/**
 * Returns the lines that read a text in the reader's language while the module loads. On the server there is no reader
 * at that moment, so such a text would stay English.
 */
function findEarlyTexts(file: string, source: string): number[] {
  const found = IMPORT.exec(source);
  if (!found) return [];
  const name = found[1] ?? 'texts';
  const lines: number[] = [];
  let functions = 0;
  const enter = () => void (functions += 1);
  const leave = () => void (functions -= 1);
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    MemberExpression: ({ object, start }) => {
      if (functions === 0 && object.type === 'Identifier' && object.name === name)
        lines.push(source.slice(0, start).split('\n').length);
    },
  }).visit(parseSync(file, source).program);
  return lines;
}

it('finds texts in constants, and none in functions, getters and types', () => {
  const source = `import { texts as words } from '../texts/all.ts';
    const TITLE = words.page.title;
    const page = { note: words.page.note, get title() { return words.page.title; }, of: () => words.page.of };
    type Name = keyof typeof words.page;
    export function write() { return words.page.title; }`;
  expect(findEarlyTexts('page.ts', source)).toEqual([2, 3]);
});

it('no module reads texts while it loads', () => {
  const files = globSync('{apps,features,platform,partners}/**/*.{ts,tsx}', { cwd: ROOT });
  const readers = files.filter((file) => IMPORT.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(readers.length).toBeGreaterThan(100);
  const early = readers.flatMap((file) =>
    findEarlyTexts(file, readFileSync(path.join(ROOT, file), 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(early).toEqual([]);
});
