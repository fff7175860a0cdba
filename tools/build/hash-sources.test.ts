import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashSources } from './hash-sources.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sources-'));
  write('web/page.tsx', 'candle');
});

afterEach(() => rmSync(root, { recursive: true }));

it.each([
  ['a changed file', 'web/page.tsx', 'wick'],
  ['a new file', 'web/wick.tsx', ''],
])('changes the hash for %s', (_what, file, text) => {
  const before = hashSources([root]);
  write(file, text);
  expect(hashSources([root])).not.toBe(before);
});

it.each(['web/page.test.tsx', 'server/action.ts'])('keeps the hash when %s is new', (file) => {
  const before = hashSources([root]);
  write(file, 'anything');
  expect(hashSources([root])).toBe(before);
});

function write(file: string, text: string): void {
  const place = path.join(root, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}
