import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { migrate } from './migrate.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: string;
let folders: { migrations: string; routines: string };

beforeEach(async () => {
  database = await createTestDatabase();
  await query('drop table schema_migrations');
  const place = mkdtempSync(path.join(tmpdir(), 'schema-'));
  folder = path.join(place, 'migrations');
  folders = { migrations: folder, routines: path.join(place, 'routines') };
  for (const each of Object.values(folders)) mkdirSync(each);
  writeMigration('20260101000000_candles.sql', 'create table candles (id bigint primary key);');
  writeMigration('20260102000000_colours.sql', 'alter table candles add colour text;');
});

afterEach(async () => {
  rmSync(path.dirname(folder), { recursive: true });
  await database.drop();
});

it('applies each file once, in order', async () => {
  expect(await migrate(database.url, folders)).toEqual({
    migrations: ['20260101000000_candles.sql', '20260102000000_colours.sql'],
    routines: [],
  });
  expect(await migrate(database.url, folders)).toEqual({ migrations: [], routines: [] });
  writeMigration('20260103000000_scents.sql', 'alter table candles add scent text;');
  expect(await migrate(database.url, folders)).toMatchObject({ migrations: ['20260103000000_scents.sql'] });
});

it('applies each file once if two processes start together', async () => {
  const results = await Promise.all([migrate(database.url, folders), migrate(database.url, folders)]);
  expect(new Set(results.map(({ migrations }) => migrations.length))).toEqual(new Set([0, 2]));
});

it('rolls back a file that fails', async () => {
  writeMigration('20260103000000_broken.sql', 'create table wicks (id bigint); select 1 / 0;');
  await expect(migrate(database.url, folders)).rejects.toThrow('20260103000000_broken.sql failed: division');
  expect(await query("select to_regclass('wicks') as found")).toEqual([{ found: null }]);
  expect(await query('select name from schema_migrations order by name')).toHaveLength(2);
});

it('stops if an applied file has changed', async () => {
  await migrate(database.url, folders);
  writeMigration('20260102000000_colours.sql', 'alter table candles add color text;');
  await expect(migrate(database.url, folders)).rejects.toThrow('20260102000000_colours.sql has changed');
});

it('accepts a changed comment in an applied file', async () => {
  await migrate(database.url, folders);
  writeMigration(
    '20260102000000_colours.sql',
    '-- Colours come later.\n\nalter table candles add colour text;',
  );
  expect(await migrate(database.url, folders)).toEqual({ migrations: [], routines: [] });
});

it('refuses a database that is newer than the files', async () => {
  await migrate(database.url, folders);
  renameSync(path.join(folder, '20260102000000_colours.sql'), path.join(folder, 'aside'));
  await expect(migrate(database.url, folders)).rejects.toThrow('newer version');
});

it('says what to do if a running program locks a table', async () => {
  await migrate(database.url, folders);
  const running = new Client({ connectionString: database.url });
  running.on('error', () => undefined);
  await running.connect();
  await running.query('begin; select from candles');
  writeMigration(
    '20260103000000_scents.sql',
    "set local lock_timeout = '100ms'; alter table candles add scent text;",
  );
  await expect(migrate(database.url, folders)).rejects.toThrow('Stop every Bellbird on this database');
  await running.end();
  expect((await migrate(database.url, folders)).migrations).toHaveLength(1);
});

it('stores with each migration which one a program must know to keep running', async () => {
  await migrate(database.url, folders);
  writeMigration('20260103000000_scents.sql', 'alter table candles add scent text;');
  writeMigration(
    '20260104000000_plain.sql',
    '-- Not beside the release before\nalter table candles drop colour;',
  );
  await migrate(database.url, folders);
  expect(await query('select name, needs from schema_migrations order by name')).toEqual([
    { name: '20260101000000_candles.sql', needs: null },
    { name: '20260102000000_colours.sql', needs: null },
    { name: '20260103000000_scents.sql', needs: '20260102000000_colours.sql' },
    { name: '20260104000000_plain.sql', needs: '20260104000000_plain.sql' },
  ]);
});

it('stops programs that are older than the migration a contract step names', async () => {
  await migrate(database.url, folders);
  writeMigration('20260103000000_scents.sql', 'alter table candles add scent text;');
  const contracts = '-- Contract step after 20260103000000_scents.sql: nobody reads colours any more.\n';
  writeMigration('20260104000000_plain.sql', `${contracts}alter table candles drop colour;`);
  await migrate(database.url, folders);
  expect(await query('select needs from schema_migrations order by name offset 2')).toEqual([
    { needs: '20260102000000_colours.sql' },
    { needs: '20260103000000_scents.sql' },
  ]);
  writeMigration('20260105000000_bare.sql', '-- Contract step after 20260106000000_never.sql: \nselect 1;');
  await expect(migrate(database.url, folders)).rejects.toThrow('no migration before it');
});

it('applies only routines that changed, including changes back to an earlier text', async () => {
  const scent = (name: string) =>
    // This routine calls one from a file that is applied later.
    `create or replace function scent() returns text language sql as $$ select wick() || '${name}' $$;`;
  writeRoutine('candles/scent.sql', scent('cedar'));
  writeRoutine(
    'candles/wick.sql',
    `create or replace function wick() returns text language sql as $$ select '' $$;`,
  );
  expect(await migrate(database.url, folders)).toMatchObject({ routines: ['candles/scent', 'candles/wick'] });
  expect(await migrate(database.url, folders)).toEqual({ migrations: [], routines: [] });
  for (const name of ['fir', 'cedar']) {
    writeRoutine('candles/scent.sql', scent(name));
    expect(await migrate(database.url, folders)).toEqual({ migrations: [], routines: ['candles/scent'] });
    expect(await query('select scent()')).toEqual([{ scent: name }]);
  }
});

it('names the routine that fails, and keeps its earlier version', async () => {
  writeRoutine(
    'candles/scent.sql',
    `create or replace function scent() returns text language sql as $$ select 'fir' $$;`,
  );
  await migrate(database.url, folders);
  writeRoutine('candles/scent.sql', 'drop function scent(); create function scent() nonsense;');
  await expect(migrate(database.url, folders)).rejects.toThrow(
    'database/routines/candles/scent.sql failed: syntax',
  );
  expect(await query('select scent()')).toEqual([{ scent: 'fir' }]);
});

it('skips the routines if migrations are skipped', async () => {
  writeRoutine('candles/scent.sql', 'create view scented as select colour from candles;');
  expect(await migrate(database.url, folders, (name) => name.includes('candles'))).toEqual({
    migrations: ['20260101000000_candles.sql'],
    routines: [],
  });
  expect(await migrate(database.url, folders)).toMatchObject({ routines: ['candles/scent'] });
});

it('refuses a database that was made before the first release, and says what to do', async () => {
  await migrate(database.url, folders);
  renameSync(
    path.join(folder, '20260101000000_candles.sql'),
    path.join(folder, '20260101000001_baseline.sql'),
  );
  await expect(migrate(database.url, folders)).rejects.toThrow('move the data folder away');
});

it('refuses a misnamed file', async () => {
  writeMigration('add_scents.sql', 'select 1;');
  await expect(migrate(database.url, folders)).rejects.toThrow('add_scents.sql is misnamed');
});

function writeMigration(name: string, sql: string): void {
  writeFileSync(path.join(folder, name), sql);
}

function writeRoutine(name: string, sql: string): void {
  mkdirSync(path.dirname(path.join(folders.routines, name)), { recursive: true });
  writeFileSync(path.join(folders.routines, name), sql);
}

async function query(sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
