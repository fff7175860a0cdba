import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { catalogueOf } from '#features/foundations/plans/server/wiring.ts';
import { SettingsError } from '#platform/config/settings-error.ts';
import { checkPlans } from './check-plans.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bellbird-plans-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

const free =
  '{"plan":"free","title":"Free","tagline":"To start","priceMinor":0,"priceNote":null,"isRecurring":false,"usage":null}';

it('reports nothing if the installation uses Bellbird’s own plans', () => {
  expect(checkPlans({ plansFile: null, arePlansOff: false })).toEqual([]);
});

it('counts the plans of a valid file', () => {
  const plansFile = fileOf('good.json', `{"currency":"USD","plans":[${free}]}`);
  expect(checkPlans({ plansFile, arePlansOff: false })).toMatchObject([
    { state: 'good', found: expect.stringMatching(/^1 in /) },
  ]);
});

it.each([
  ['a missing file', () => path.join(folder, 'none.json'), /cannot be read: ENOENT/],
  [
    'an invalid file',
    () => fileOf('bad.json', '{"currency":"USD","plans":[]}'),
    /is no catalogue of plans: plans/,
  ],
])('reports %s, and refuses to start a server with it', (_what, file, found) => {
  const plansFile = file();
  expect(checkPlans({ plansFile, arePlansOff: false })).toMatchObject([
    { state: 'bad', found: expect.stringMatching(found) },
  ]);
  expect(() => catalogueOf({ plansFile })).toThrow(SettingsError);
  expect(() => catalogueOf({ plansFile })).toThrow(found);
});
