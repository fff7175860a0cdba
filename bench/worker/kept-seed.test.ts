import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillFromKept, seedKey } from './kept-seed.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'bellbird-kept-seed-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const newFolder = (name: string) => {
  const folder = path.join(root, name);
  mkdirSync(folder);
  return folder;
};
const place = (key: string, name = 'year') => ({ name, key, parent: path.join(root, 'kept') });
const write = (folder: string, text: string) => async () => writeFileSync(path.join(folder, 'rows'), text);
const rowsIn = (folder: string) => readFileSync(path.join(folder, 'rows'), 'utf8');
const notAgain = async () => expect.unreachable('the seed was kept');

it.skipIf(process.platform !== 'linux')('creates a seed once and copies it afterwards', async () => {
  const [first, second, third] = [newFolder('first'), newFolder('second'), newFolder('third')];
  expect(await fillFromKept(first, place('a'), write(first, 'seeded'))).toBe(false);
  writeFileSync(path.join(first, 'rows'), 'changed by the first run');
  expect(await fillFromKept(second, place('a'), notAgain)).toBe(true);
  expect(rowsIn(second)).toBe('seeded');
  writeFileSync(path.join(second, 'rows'), 'changed by the second run');
  expect(await fillFromKept(third, place('a'), notAgain)).toBe(true);
  expect(rowsIn(third)).toBe('seeded');
});

it.skipIf(process.platform !== 'linux')('replaces only an older seed of the same name', async () => {
  const [old, other, newer] = [newFolder('old'), newFolder('other'), newFolder('newer')];
  await fillFromKept(old, place('a'), write(old, 'old'));
  await fillFromKept(other, place('a', 'people'), write(other, 'people'));
  expect(await fillFromKept(newer, place('b'), write(newer, 'newer'))).toBe(false);
  expect(readdirSync(path.join(root, 'kept')).toSorted()).toEqual(['people-a', 'year-b']);
});

it('stores nothing of a failed seed', async () => {
  const folder = newFolder('data');
  const failed = fillFromKept(folder, place('a'), async () => {
    throw new Error('the disk is full');
  });
  await expect(failed).rejects.toThrow('the disk is full');
  expect(existsSync(path.join(root, 'kept'))).toBe(false);
});

it('returns another key for other sources, amounts or days', () => {
  const folder = newFolder('sources');
  const file = path.join(root, 'seed.ts');
  writeFileSync(path.join(folder, 'one.sql'), 'create table one ()');
  writeFileSync(file, 'insert');
  const key = (amounts = { people: 10 }, day = '2026-01-01') => seedKey([folder, file], amounts, day);
  const before = key();
  expect(key()).toBe(before);
  const others = [key({ people: 11 }), key({ people: 10 }, '2026-01-02')];
  writeFileSync(file, 'insert more');
  others.push(key());
  writeFileSync(path.join(folder, 'two.sql'), 'create table two ()');
  others.push(key());
  expect(new Set([before, ...others]).size).toBe(5);
});
