import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkArrows } from './check-arrows.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'arrows-'));
  cpSync('allowed-arrows.json', path.join(root, 'allowed-arrows.json'));
  allow({ featureArrows: { candles: ['wicks'] }, memberNames: {} });
  giveTables({ flames: 'candles', threads: 'wicks', drops: 'wax', notes: 'platform/clock' });
  plant('features/candles/server/light-candle.ts', [
    "import { trimWick } from '#features/wicks/server/index.ts';",
    "import { Candle } from '../contract/candle.ts';",
    "import { openDatabase } from '#platform/database/database.ts';",
    "import path from 'node:path';",
  ]);
  plant('features/candles/rules/may-light.ts', ["import type { Candle } from '../contract/candle.ts';"]);
  plant('features/candles/server/light-candle.test.ts', [
    "import { createTestDatabase } from '#platform/testing/test-database.ts';",
    "import { openServer } from '#tools/world/open-server.ts';",
    'sql`delete from threads`;',
  ]);
  plant('features/candles/web/page.component.test.tsx', [
    "import { WICK } from '#features/wax/testing/sample-wax.ts';",
  ]);
  plant('features/candles/testing/sample-candle.ts', [
    "import { WICK } from '#features/wicks/testing/sample-wick.ts';",
  ]);
  plant('features/candles/server/flame-queries.ts', [
    "db.selectFrom('flames').innerJoin('threads as t', 'a', 'b');",
    'sql`update flames set lit = true from notes for update`;',
    "const sentence = 'Drops are told of from there';",
  ]);
  plant('features/wicks/server/index.ts', ["db.insertInto('threads').values({});"]);
  plant('features/wax/server/index.ts', ["db.deleteFrom('drops');"]);
  plant('platform/clock/clock.ts', ["db.updateTable('notes');"]);
});

afterEach(() => rmSync(root, { recursive: true }));

it('lets the allowed imports pass', () => {
  expect(checkArrows(root)).toEqual([]);
});

it.each([
  ['platform/clock/clock.ts', '#features/candles/contract/candle.ts', 'platform may not import contract'],
  ['platform/clock/clock.ts', '../testing/test-clock.ts', 'platform may not import testing'],
  ['partners/shopify/client.ts', '#features/candles/server/index.ts', 'partners may not import public-api'],
  ['features/candles/web/page.tsx', '../server/light-candle.ts', 'web may not import server'],
  ['features/candles/web/page.tsx', '#partners/shopify/client.ts', 'web may not import partners'],
  ['features/candles/contract/candle.ts', '../rules/may-light.ts', 'contract may not import rules'],
  ['features/candles/contract/candle.ts', 'node:fs', 'contract may not import Node (node:fs)'],
  ['features/candles/rules/may-light.ts', '#database/schema/rows.ts', 'rules may not import database'],
  [
    'features/candles/server/x.ts',
    '#features/wicks/server/trim-wick.ts',
    'by its public-api or contract, not its server',
  ],
  ['features/candles/server/x.ts', '#features/wax/server/index.ts', 'may not use features/wax'],
  ['features/candles/server/x.ts', '#platform/testing/test-clock.ts', 'server may not import testing'],
  ['features/candles/web/page.tsx', '#features/wicks/testing/sample-wick.ts', 'web may not import testing'],
  ['features/candles/server/x.ts', '#tools/world/open-server.ts', 'server may not import world'],
  ['features/candles/server/x.ts', '../../../apps/server/main.ts', 'server may not import server-app'],
  ['apps/sandbox/phone/phone.ts', '#partners/shopify/client.ts', 'sandbox may not import partners'],
  ['apps/sandbox/phone/phone.ts', '#platform/clock/clock.ts', 'sandbox may not import platform'],
  ['apps/sandbox/phone/phone.ts', '#platform/ui-kit/toast.tsx', 'sandbox may not import platform'],
  ['apps/server/main.ts', '#apps/sandbox/main.ts', 'server-app may not import sandbox'],
  ['apps/storefront/loader.ts', '#features/candles/contract/candle.ts', 'only types from contract'],
  ['apps/storefront/loader.ts', 'react', 'storefront may not import the package (react)'],
  [
    'features/product/automations/campaigns/candle/decide.ts',
    '../../server/engine/timers.ts',
    'family may not import server',
  ],
  [
    'features/product/automations/campaigns/candle/web/panel.tsx',
    '../server/facts.ts',
    'web may not import family-server',
  ],
  ['apps/new-thing/main.ts', './other.ts', 'this file is in no layer'],
])('forbids %s to import %s', (file, specifier, reason) => {
  plant(file, ['', `import { x } from '${specifier}';`]);
  const [forbidden, ...more] = checkArrows(root);
  expect(more).toEqual([]);
  expect(forbidden).toMatch(`${file}:2 imports ${specifier}: `);
  expect(forbidden).toContain(reason);
});

it.each(["export { x } from '../server/x.ts';", "const x = await import('../server/x.ts');"])(
  'sees %s',
  (line) => {
    plant('features/candles/web/page.tsx', [line]);
    expect(checkArrows(root)).toHaveLength(1);
  },
);

it('lets the storefront import types', () => {
  plant('apps/storefront/loader.ts', ["import type { X } from '#features/candles/contract/candle.ts';"]);
  expect(checkArrows(root)).toEqual([]);
});

it('lets the sandbox draw messages by the product’s phone', () => {
  plant('apps/sandbox/phone/phone.ts', ["import { Bubble } from '#platform/ui-kit/phone/bubble.tsx';"]);
  expect(checkArrows(root)).toEqual([]);
});

it('finds a circle of features, though each arrow is allowed', () => {
  allowFeatures({ candles: ['wicks'], wicks: ['wax'], wax: ['candles'] });
  expect(checkArrows(root)).toEqual([
    'features depend on each other in a circle: candles → wicks → wax → candles',
  ]);
});

const OWNERS = 'database/table-owners.json';

it.each([
  ["db.insertInto('threads')", 'writes threads: only wicks writes to threads'],
  ["db.updateTable('threads as t')", 'writes threads: only wicks'],
  ["db.deleteFrom('notes')", 'writes notes: only platform/clock'],
  ['sql`insert into threads (a) values (1)`', 'writes threads: only wicks'],
  ['pool.query({ text: "with gone as (delete from threads t using flames f) select 1" })', 'writes threads'],
  ['const TEXT = `update\n  public.threads set a = ${1}`', 'writes threads'],
  ["sql`UPDATE ${sql.table('threads')} set a = 1`", 'writes threads'],
  ["db.selectFrom('drops')", 'reads drops: features/candles may not use features/wax, which owns drops'],
  ["db.selectFrom('flames').leftJoin('drops as d', 'a', 'b')", 'reads drops'],
  ["db.selectFrom(['flames', 'drops'])", 'reads drops'],
  ['sql`select 1 from flames f, drops d`', 'reads drops'],
  ['sql`select 1 from (select 2) as x(a), drops`', 'reads drops'],
  ['sql`select ${sql`(select 1 from drops)`} from flames`', 'reads drops'],
  ['const PART = "join drops d on true"', 'reads drops'],
  ["const part = sql.table('drops')", 'reads drops'],
  ['sql`delete from ${sql.table(name)}`', 'writes *: which table it is, is only known when it runs'],
  ['sql`select 1 from ${sql.table(name)}`', 'reads *'],
  ['pool.query(`insert into ${name} values (1)`)', 'writes *'],
  ['db.deleteFrom(name)', 'writes *'],
])('refuses %s to candles, which own flames and may use wicks', (line, reason) => {
  plant('features/candles/server/x.ts', ['', `${line};`]);
  const [refused, ...more] = checkArrows(root);
  expect(more).toEqual([]);
  expect(refused).toMatch('features/candles/server/x.ts:2 ');
  expect(refused).toContain(reason);
});

it.each(['apps/server/main.ts', 'platform/paper/paper.ts'])('refuses writing to %s too', (file) => {
  plant(file, ['sql`delete from flames`;']);
  expect(checkArrows(root)).toEqual([`${file}:1 writes flames: only candles writes to flames`]);
});

it('lets apps read whatever there is, and platform nothing of a feature', () => {
  plant('apps/server/main.ts', ["db.selectFrom('flames');"]);
  expect(checkArrows(root)).toEqual([]);
  plant('platform/clock/clock.ts', ["db.selectFrom('flames');"]);
  expect(checkArrows(root)).toEqual([
    'platform/clock/clock.ts:1 reads flames: platform may not use features/candles, which owns flames',
  ]);
});

it.each([
  ['update threads set a = 1', 'writes threads: only wicks writes to threads'],
  ['insert into flames select a from drops', 'reads drops'],
  [
    'return new; end $$;\ncreate or replace trigger melt after insert\n  on drops execute function burn()',
    'reads drops',
  ],
])('judges functions of the database like their owner’s code: %s', (statement, reason) => {
  const file = 'database/routines/candles/burn.sql';
  const own = 'insert into flames select a from threads; -- not a word from drops';
  plant(file, [`create or replace function burn() returns trigger as $$ begin\n  ${own}`]);
  expect(checkArrows(root)).toEqual([]);
  plant(file, [`create or replace function burn() returns trigger as $$ begin\n  ${statement};`]);
  const [refused, ...more] = checkArrows(root);
  expect(more).toEqual([]);
  expect(refused).toMatch(`${file}:`);
  expect(refused).toContain(reason);
});

it.each([
  ["if (type === 'scentedCandle') burn();", 1],
  ['export const BURNS = { scentedCandle: 3 };', 1],
  ["type Burning = 'scentedCandle' | 'other';", 1],
  ["export const near = ['scentedCandles', 'candle', `scentedCandle of ${name}`];", 0],
])('names no member of a family outside its folder: %s', (line, faults) => {
  const own = 'features/product/automations/campaigns/scented-candle';
  plant(`${own}/definition.ts`, ['export const scentedCandle = {', "  type: 'scentedCandle',", '};']);
  plant(`${own}/decide.ts`, [line]);
  plant('features/candles/rules/burn.test.ts', [line]);
  expect(checkArrows(root)).toEqual([]);
  plant('features/candles/rules/burn.ts', ['', line]);
  expect(checkArrows(root)).toEqual(
    Array.from({ length: faults }, () =>
      expect.stringMatching(/burn\.ts:2 names scentedCandle: read a field/),
    ),
  );
  allow({
    memberNames: { 'features/candles/rules/burn.ts': 'The table of burning times is the one of the law.' },
  });
  expect(checkArrows(root)).toEqual(
    faults === 0
      ? ['features/candles/rules/burn.ts names no member of a family: take it off memberNames']
      : [],
  );
});

it('lets an exception stand while it is needed, and not longer', () => {
  const file = 'features/candles/server/x.ts';
  const reason = 'It is written in the one statement that lights a candle.';
  giveTables({ flames: 'candles', threads: 'wicks', drops: 'wax', notes: 'platform/clock' }, [
    { file, table: 'threads', access: 'write', reason },
  ]);
  plant(file, ['sql`update threads set a = 1`;']);
  expect(checkArrows(root)).toEqual([]);
  plant(file, ['sql`select a from threads`;']);
  expect(checkArrows(root)).toEqual([`${file} need not write threads: take it off the exceptions`]);
});

it('wants an owner for every table, and a table and a place for every owner', () => {
  giveTables({ flames: 'candles', threads: 'wicks', drops: 'wax', notes: 'platform/clock' });
  plant('database/schema/soot.txt', ['soot']);
  expect(checkArrows(root)).toEqual([`${OWNERS}: the table soot has no owner`]);
  rmSync(path.join(root, 'database/schema/soot.txt'));
  rmSync(path.join(root, 'database/schema/notes.txt'));
  expect(checkArrows(root)).toEqual([`${OWNERS}: there is no table notes to own`]);
  giveTables({ flames: 'candles', threads: 'wicks', drops: 'wicker', notes: 'platform/clock' });
  expect(checkArrows(root)).toContain(`${OWNERS}: wicker, the owner of drops, does not exist`);
});

it('counts a read of a table as a way between features, but for an exception', () => {
  plant('features/wicks/server/index.ts', ["db.selectFrom('flames');"]);
  const circle = 'features depend on each other in a circle: candles → wicks → candles';
  expect(checkArrows(root)).toContain(circle);
  const [file, reason] = ['features/wicks/server/index.ts', 'It is read where the thread is cut.'];
  giveTables({ flames: 'candles', threads: 'wicks', drops: 'wax', notes: 'platform/clock' }, [
    { file, table: 'flames', access: 'read', reason },
  ]);
  expect(checkArrows(root)).toEqual([]);
});

function giveTables(owners: Record<string, string>, exceptions: object[] = []): void {
  plant(OWNERS, [JSON.stringify({ owners, exceptions })]);
  for (const table of Object.keys(owners)) plant(`database/schema/${table}.txt`, [table]);
}

function allowFeatures(featureArrows: Record<string, string[]>): void {
  allow({ featureArrows });
}

function allow(changed: object): void {
  const file = path.join(root, 'allowed-arrows.json');
  const rules = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify({ ...rules, ...changed }));
}

function plant(file: string, lines: string[]): void {
  const place = path.join(root, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, `${lines.join('\n')}\n`);
}
