import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeManifest } from './manifest.ts';
import { pruneBackups, readKeep } from './prune-backups.ts';

it('keeps the newest backups, and every folder that is not a backup', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bellbird-prune-'));
  mkdirSync(path.join(folder, 'letters'));
  for (const [name, day] of [
    ['one', 21],
    ['three', 23],
    ['two', 22],
  ] as const) {
    mkdirSync(path.join(folder, name));
    const takenAt = new Date(Date.UTC(2026, 10, day));
    const nothing = { migrations: [], parts: [], tables: [], jobs: [], files: 'local' as const };
    writeManifest(path.join(folder, name), { ...nothing, takenAt, databaseNow: takenAt });
  }
  expect(pruneBackups(folder, 2)).toEqual([path.join(folder, 'one')]);
  expect(readdirSync(folder).toSorted()).toEqual(['letters', 'three', 'two']);
  rmSync(folder, { recursive: true });
});

it.each(['0', '-1', 'all', '1.5', ''])('rejects %j as the number of backups to keep', (given) => {
  expect(() => readKeep(given)).toThrow('--keep');
});
