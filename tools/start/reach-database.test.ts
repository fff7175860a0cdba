import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { describePlace } from './describe-place.ts';
import { reachDatabase } from './reach-database.ts';

it('creates no database for a command without settings', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bellbird-forgotten-'));
  await expect(reachDatabase({ databaseUrl: null, dataDir })).rejects.toThrow(
    /DATABASE_URL is not set.*set -a; \. \/etc\/bellbird\.env; set \+a/,
  );
  expect(readdirSync(dataDir)).toEqual([]);
  rmSync(dataDir, { recursive: true });
});

it.each([
  ['postgres://bell:s3cret@db.internal:5433/shop', 'Database: shop at db.internal:5433, as bell'],
  ['postgres://bell:s3cret@db.internal/shop%20two', 'Database: shop two at db.internal, as bell'],
  [null, 'Database: the embedded one in /var/lib/bellbird'],
])('describes the database at %s without its password', (databaseUrl, text) => {
  expect(describePlace({ databaseUrl, dataDir: '/var/lib/bellbird' })).toBe(text);
});
