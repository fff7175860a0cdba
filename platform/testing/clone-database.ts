import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { migrate } from '#platform/database/schema/migrate.ts';

/** A migrated, empty database; `clonedDatabase` copies it by default. */
const MIGRATED = 'bellbird_template';

export interface ClonedDatabase {
  name: string;
  url: string;
  /** Also closes connections that are still open. */
  drop: () => Promise<void>;
}

/** Copies a database without connections on the same server. */
export async function cloneDatabase(serverUrl: string, template: string = MIGRATED): Promise<ClonedDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Copying files is several times faster here than writing the pages through the WAL.
  await run(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  const drop = () => run(serverUrl, `drop database ${name} with (force)`);
  return { name, url: urlOf(serverUrl, name), drop };
}

/** Creates the template database. No connection to it may stay open. */
export async function makeTemplate(serverUrl: string): Promise<void> {
  await run(serverUrl, `create database ${MIGRATED}`);
  await migrate(urlOf(serverUrl, MIGRATED));
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
