import { Client } from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { adviceOn, reasonOf } from '#platform/database/errors/unusable-database-reason.ts';

const LEAST_VERSION = 160000;

/** Starts the database of the settings: the embedded one, or connects to the one at `databaseUrl`. */
export async function startDatabase(settings: {
  databaseUrl: string | null;
  dataDir: string;
}): Promise<EmbeddedPostgres> {
  if (settings.databaseUrl === null) return startEmbeddedPostgres({ dataDir: settings.dataDir });
  await requireUsable(settings.databaseUrl);
  return { url: settings.databaseUrl, stop: () => Promise.resolve(), ended: new Promise(() => undefined) };
}

async function requireUsable(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; name: string }>(
      "select current_setting('server_version_num')::int as version, version() as name",
    );
    const [server] = rows;
    if (server && server.version < LEAST_VERSION) {
      throw new Error(`it is ${server.name}; PostgreSQL 16 or later is needed`);
    }
  } catch (error) {
    throw new Error(`The database at DATABASE_URL cannot be used: ${reasonOf(error)}.${adviceOn(error)}`, {
      cause: error,
    });
  } finally {
    await client.end();
  }
}
