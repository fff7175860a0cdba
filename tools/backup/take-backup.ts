import { cpSync, createWriteStream, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { openClock } from '#platform/clock/clock.ts';
import { copyOut } from '#platform/database/copy-out.ts';
import { migrationsOf, readApplied } from '#platform/database/schema/schema-state.ts';
import { writeManifest, type Manifest } from './manifest.ts';
import { listOf, PLAIN_VALUES, quoted, readTables, sumUp, type TableToCopy } from './read-tables.ts';
import { requireFiles } from './require-files.ts';

export interface BackupOrder {
  databaseUrl: string;
  /** Its `files` folder contains uploads and reports. */
  dataDir: string;
  isOnS3: boolean;
  /** The files are lost or are backed up in another way, so they are not copied. */
  isWithoutFiles?: boolean;
  clockOffsetFile: string | null;
  /** The target; it must be empty or missing. */
  folder: string;
}

/**
 * Writes all rows, by COPY in one snapshot, and then the files into a folder, while the product is in use. Returns the
 * number of rows. Stored files never change, so they can be copied after the snapshot.
 */
export async function takeBackup(order: BackupOrder): Promise<{ rows: number }> {
  const { folder, databaseUrl } = order;
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty. Give a folder of its own to each backup.`);
  const client = new Client({ connectionString: databaseUrl, application_name: 'bellbird backup' });
  await client.connect();
  try {
    // It contains personal data.
    mkdirSync(path.join(folder, 'tables'), { recursive: true, mode: 0o700 });
    await client.query(PLAIN_VALUES);
    await client.query('begin isolation level repeatable read, read only');
    await requireStarted(client);
    if (!order.isOnS3 && !order.isWithoutFiles) await requireFiles(client, filesOf(order));
    const takenAt = openClock(order.clockOffsetFile).now();
    const tables = await copyTables(client, folder);
    const facts = await readFacts(client);
    await client.query('commit');
    const files = copyFiles(order);
    writeManifest(folder, { ...facts, takenAt, tables, files });
    return { rows: tables.reduce((sum, table) => sum + table.rows, 0) };
  } catch (error) {
    // An incomplete backup is useless and would leave less room for the next one.
    for (const part of ['tables', 'files']) rmSync(path.join(folder, part), { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function requireStarted(client: Client): Promise<void> {
  if ((await readApplied(client)).length === 0)
    throw new Error('Bellbird has nothing in this database. See that DATABASE_URL is the address of yours.');
}

async function copyTables(client: Client, folder: string): Promise<Manifest['tables']> {
  const copied: Manifest['tables'] = [];
  for (const table of await readTables(client)) {
    const { rows, checksum } = await sumUp(client, table);
    const written = await copyTable(client, table, path.join(folder, 'tables', `${table.name}.gz`));
    if (written !== rows) throw new Error(`${table.name} gave ${written} rows of ${rows}.`);
    const { name, columns } = table;
    copied.push({ name, columns, rows, checksum, next: await readNext(client, table) });
  }
  return copied;
}

async function copyTable(client: Client, { name, columns }: TableToCopy, file: string): Promise<number> {
  const gzip = createGzip({ level: 3 });
  const written = pipeline(gzip, createWriteStream(file, { mode: 0o600, flags: 'wx' }));
  // A partitioned table must be read through a query.
  const statement = `copy (select ${listOf(columns)} from ${quoted(name)}) to stdout`;
  const copied = copyOut(client, statement, gzip);
  void copied.then(
    () => gzip.end(),
    () => gzip.destroy(),
  );
  const [rows] = await Promise.all([copied, written]);
  return rows;
}

/** Sequences are not transactional, so a value read here is at least as high as in the rows. */
async function readNext(client: Client, { name, numbered }: TableToCopy): Promise<Record<string, number>> {
  const next: Record<string, number> = {};
  for (const column of numbered) {
    const { rows } = await client.query<{ sequence: string }>(
      'select pg_get_serial_sequence($1, $2) as sequence',
      [quoted(name), column],
    );
    const [{ sequence } = { sequence: '' }] = rows;
    const found = await client.query<{ next: string }>(
      `select last_value + case when is_called then 1 else 0 end as next from ${sequence}`,
    );
    next[column] = Number(found.rows[0]?.next);
  }
  return next;
}

/** Reads what is not in the product's tables. */
async function readFacts(
  client: Client,
): Promise<Pick<Manifest, 'databaseNow' | 'migrations' | 'parts' | 'jobs'>> {
  const now = await client.query<{ now: Date }>('select clock_timestamp() as now');
  const migrations = migrationsOf(await readApplied(client));
  const parts = await client.query<{ name: string }>(
    `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where c.relnamespace = 'public'::regnamespace order by 1`,
  );
  const store = await client.query<{ isThere: boolean }>(
    `select to_regclass('pgboss.job') is not null as "isThere"`,
  );
  const jobs = store.rows[0]?.isThere
    ? (
        await client.query<Manifest['jobs'][number]>(
          `select name, data from pgboss.job
           where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%' order by created_on`,
        )
      ).rows
    : [];
  return {
    databaseNow: now.rows[0]?.now ?? new Date(),
    migrations,
    parts: parts.rows.map(({ name }) => name),
    jobs,
  };
}

function copyFiles(order: BackupOrder): Manifest['files'] {
  if (order.isOnS3) return 's3';
  const files = filesOf(order);
  if (existsSync(files)) cpSync(files, path.join(order.folder, 'files'), { recursive: true });
  return 'local';
}

function filesOf({ dataDir }: BackupOrder): string {
  return path.join(dataDir, 'files');
}
