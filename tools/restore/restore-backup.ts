import { cpSync, createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import { Client } from 'pg';
import { holdEverything } from '#features/administration/operation/server/wiring.ts';
import { openClock } from '#platform/clock/clock.ts';
import { copyFrom } from '#platform/database/copy-from.ts';
import { openDatabase } from '#platform/database/database.ts';
import { BY_MONTH, makeMonthPart, type ByMonth } from '#platform/database/month-partitions.ts';
import { migrate, migrateInTransaction } from '#platform/database/schema/migrate.ts';
import { listMigrations } from '#platform/database/schema/schema-state.ts';
import { opensKnownWord } from '#platform/secrets/known-word.ts';
import { SecretBox } from '#platform/secrets/secret-box.ts';
import { readManifest, type Manifest } from '../backup/manifest.ts';
import { listOf, PLAIN_VALUES, quoted, readTables, sumUp } from '../backup/read-tables.ts';

export interface RestoreOrder {
  /** An empty database, with a role that may create roles. */
  databaseUrl: string;
  dataDir: string;
  /** The folder that `takeBackup` wrote. */
  folder: string;
  encryptionKey: Buffer;
  clockOffsetFile: string | null;
}

/**
 * Fills an empty database from a backup, checks that it is complete, holds everything that could be sent, and upgrades
 * the schema. Does all of this or nothing. Throws with a sentence that says what is wrong.
 */
export async function restoreBackup(order: RestoreOrder): Promise<{ rows: number }> {
  const manifest = readManifest(order.folder);
  const known = await listMigrations();
  const foreign = manifest.migrations.find((name) => !known.includes(name));
  if (!manifest.migrations.includes(known[0] ?? ''))
    throw new Error('The backup was made before the first release, and this release cannot read it.');
  if (foreign !== undefined)
    throw new Error(`The backup is of a newer release: it has had ${foreign}. Restore it with that release.`);
  await requireEmpty(order.databaseUrl);
  const had = new Set(manifest.migrations);
  await migrate(order.databaseUrl, undefined, (name) => had.has(name));
  await createPartitions(order.databaseUrl, manifest);
  await fill(order, manifest);
  // The stored timeline is another server's. The next check finds this server's own.
  await withClient(order.databaseUrl, (client) =>
    client.query('update installation set timeline = null, written_in = null'),
  );
  return { rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0) };
}

async function requireEmpty(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ isThere: boolean }>(
      `select to_regclass('installation') is not null as "isThere"`,
    );
    if (!rows[0]?.isThere) return;
    const { rowCount } = await client.query('select from installation union all select from shops limit 1');
    if (rowCount !== 0)
      throw new Error(
        'This database is in use already. Restore into an empty one, and point DATABASE_URL at it.',
      );
  });
}

/**
 * Creates the months' partitions of the backup again. Each month's rows need their own partition, because retention
 * drops whole partitions.
 */
async function createPartitions(url: string, { parts, takenAt }: Manifest): Promise<void> {
  const { db, close } = openDatabase(url, { connections: 1 });
  try {
    for (const table of Object.keys(BY_MONTH) as ByMonth[])
      for (const month of monthsOf(table, parts)) await makeMonthPart(db, table, month, takenAt);
  } finally {
    await close();
  }
}

function monthsOf(table: string, parts: readonly string[]): Date[] {
  const name = new RegExp(`^${table}_(\\d{4})_(\\d{2})$`);
  return parts.flatMap((part) => {
    const [, year, month] = name.exec(part) ?? [];
    return year === undefined ? [] : [new Date(Date.UTC(Number(year), Number(month) - 1))];
  });
}

async function fill(order: RestoreOrder, manifest: Manifest): Promise<void> {
  await withClient(order.databaseUrl, async (client) => {
    await client.query(PLAIN_VALUES);
    await client.query('begin');
    const tables = await readTables(client);
    const names = tables.map(({ name }) => quoted(name)).join(', ');
    // The backup also contains the rows that the migrations wrote.
    await client.query(`truncate ${names}`);
    for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
    for (const { name } of tables) await fillTable(client, order.folder, tableOf(manifest, name));
    for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`);
    await requireSame(client, manifest);
    await requireKey(client, order.encryptionKey);
    // Holding uses the newest tables and functions.
    await migrateInTransaction(client);
    await holdJobs(client, manifest.jobs);
    await holdEverything(client, {
      backedUpAt: manifest.takenAt,
      restoredAt: openClock(order.clockOffsetFile).now(),
    });
    // A full disk is reported here, while the database can still be left unchanged.
    restoreFiles(order, manifest);
    await client.query('commit');
    await client.query('analyze');
  });
}

function tableOf({ tables }: Manifest, name: string): Manifest['tables'][number] {
  const found = tables.find((table) => table.name === name);
  if (!found) throw new Error(`The backup has no table ${name}.`);
  return found;
}

async function fillTable(
  client: Client,
  folder: string,
  { name, columns, next }: Manifest['tables'][number],
): Promise<void> {
  const place = path.join(folder, 'tables', `${name}.gz`);
  const file = createReadStream(place);
  const gunzip = createGunzip();
  file.once('error', (error) => gunzip.destroy(error));
  try {
    await copyFrom(client, `copy ${quoted(name)} (${listOf(columns)}) from stdin`, file.pipe(gunzip));
  } catch (error) {
    throw new Error(
      `The table ${name} cannot be restored from ${place}: ${(error as Error).message}. Nothing was restored; copy that file again, or use another backup.`,
      { cause: error },
    );
  }
  for (const [column, value] of Object.entries(next))
    await client.query('select setval(pg_get_serial_sequence($1, $2), $3, false)', [
      quoted(name),
      column,
      value,
    ]);
}

/** Compares checksums of every row, before any row is changed. */
async function requireSame(client: Client, manifest: Manifest): Promise<void> {
  for (const table of manifest.tables) {
    const { rows, checksum } = await sumUp(client, { ...table, numbered: [] });
    if (rows !== table.rows || checksum !== table.checksum)
      throw new Error(
        `${table.name} is not what was backed up: ${rows} rows of ${table.rows}. Nothing was restored; use another backup.`,
      );
  }
}

async function requireKey(client: Client, encryptionKey: Buffer): Promise<void> {
  const { rows } = await client.query<{ check_sealed: Buffer }>('select check_sealed from installation');
  const [started] = rows;
  if (started && !opensKnownWord(new SecretBox(encryptionKey), started.check_sealed))
    throw new Error(
      'BELLBIRD_ENCRYPTION_KEY is not the one this backup was made with. Nothing was restored; give that one.',
    );
}

async function holdJobs(client: Client, jobs: Manifest['jobs']): Promise<void> {
  await client.query(
    `insert into held_items (shop_id, kind, source_row)
     select coalesce((item -> 'data' ->> 'shopId')::bigint, 0), 'job', item from jsonb_array_elements($1::jsonb) item`,
    [JSON.stringify(jobs)],
  );
}

function restoreFiles({ folder, dataDir }: RestoreOrder, { files }: Manifest): void {
  const from = path.join(folder, 'files');
  if (files === 'local' && existsSync(from))
    // Files of an earlier attempt are overwritten. A file with the same key has the same bytes or was incomplete.
    cpSync(from, path.join(dataDir, 'files'), { recursive: true });
}

async function withClient(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'bellbird restore' });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
