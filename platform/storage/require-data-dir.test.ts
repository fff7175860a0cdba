import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requireDataDir } from './require-data-dir.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bellbird-data-dir-'));
  writeFileSync(path.join(folder, 'a-file'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('creates the data folder with its parents, and leaves it empty', () => {
  const deep = path.join(folder, 'bell', 'bird');
  requireDataDir(deep);
  requireDataDir(deep);
  expect(readdirSync(deep)).toEqual([]);
});

it.each([['a-file'], ['a-file/below']])('refuses %s, because it is a file or below one', (place) =>
  expect(() => requireDataDir(path.join(folder, place))).toThrow(
    /BELLBIRD_DATA_DIR .* it, or a part of its path, is a file\. Give a folder/,
  ),
);

it.runIf(process.platform === 'linux')('refuses a path where no folder can be created', () =>
  expect(() => requireDataDir('/proc/bellbird/data')).toThrow('it cannot be made'),
);
