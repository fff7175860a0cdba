import { expect, it } from 'vitest';
import { listSchema } from '#platform/database/schema/schema-state.ts';
import { openLogger } from '#platform/logging/logger.ts';
import type { Loop } from '#platform/loop/loop.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { SchemaGuard, requireKnownSchema } from './schema-guard.ts';

const open = useTestDatabase({ connections: 1 });

it('works beside the next release, and accepts nothing once that release has removed what it needs', async () => {
  const { pool } = open;
  const lines: string[] = [];
  const log = openLogger('error', 'test', { write: (line) => void lines.push(line) });
  const known = await listSchema();
  const guard = new SchemaGuard({ pool, log }, known, 5);
  let gaveUp = 0;
  let toldOf: () => void = () => undefined;
  const reported = new Promise<void>((resolve) => (toldOf = resolve));
  const loop = guard.watch(async () => {
    gaveUp += 1;
    toldOf();
  });

  await later('29990101000000_adds.sql', known.at(0) ?? '');
  await requireKnownSchema({ pool }, known);
  expect(guard.admit()).toBeUndefined();

  await later('29990102000000_takes_away.sql', '29990102000000_takes_away.sql');
  await reported;
  expect(() => guard.admit()).toThrow('being updated');
  await expect(requireKnownSchema({ pool }, known)).rejects.toThrow('Start the newer one in its place');
  await loop.stop();
  expect(gaveUp).toBe(1);
  expect(lines.join()).toContain('this process takes no work');
});

it('knows only the migrations at its start, and not those of a release installed over it', async () => {
  const { pool } = open;
  const log = openLogger('silent', 'test');
  const atItsStart = (await listSchema()).slice(0, -1);
  await pool.query(`update schema_migrations set needs = null where name >= $1`, [atItsStart.at(-1)]);
  const guard = new SchemaGuard({ pool, log }, atItsStart, 5);
  let loop: Loop | undefined;
  await new Promise<void>((resolve) => {
    loop = guard.watch(async () => resolve());
  });
  expect(() => guard.admit()).toThrow('being updated');
  await loop?.stop();
});

async function later(name: string, needs: string): Promise<void> {
  await open.pool.query('insert into schema_migrations (name, checksum, needs) values ($1, $2, $3)', [
    name,
    '',
    needs,
  ]);
}
