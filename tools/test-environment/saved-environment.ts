import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { cloneDatabase } from '#platform/testing/clone-database.ts';
import { findAddresses } from './address-columns.ts';
import type { SavedEnvironment } from './begin-as-saved.ts';
import { bundlePrograms } from './bundle-programs.ts';
import { startEnvironment, type TestEnvironment } from './start-environment.ts';
import { waitFor } from './wait-for.ts';

export interface SavedEnvironmentPlace {
  postgresUrl: string;
  /** The folder of the saved environment of this run. */
  folder: string;
}

/** Any number that nothing else on this server locks. */
const LOCK = 5_410_223;

/**
 * Returns the saved environment of this run. The first caller creates it, which takes seconds, while the others wait.
 */
export async function findSavedEnvironment({
  postgresUrl,
  folder,
}: SavedEnvironmentPlace): Promise<SavedEnvironment> {
  const file = path.join(folder, 'environment.json');
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    if (!existsSync(file)) writeFileSync(file, JSON.stringify(await saveEnvironment(postgresUrl, folder)));
    return JSON.parse(readFileSync(file, 'utf8')) as SavedEnvironment;
  } finally {
    await client.end();
  }
}

async function saveEnvironment(postgresUrl: string, folder: string): Promise<SavedEnvironment> {
  const { name, url } = await cloneDatabase(postgresUrl);
  const dataDir = path.join(folder, 'data');
  const programs = await bundlePrograms();
  const environment = await startEnvironment({ databaseUrl: url, programs });
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await waitFor('an environment at rest', async () => {
      await skipStoreWait(environment, client);
      return isAtRest(client);
    });
    const { offsetMs } = await environment.control<{ offsetMs: number }>('/clock');
    // The sandbox writes its state to disk when it ends.
    await Promise.all(environment.programs.map((program) => program.stop()));
    const { appUrl, sandboxUrl } = environment;
    const savedAtMs = Date.now() + offsetMs;
    const addresses = await findAddresses(client, { appUrl, sandboxUrl });
    cpSync(environment.dataDir, dataDir, { recursive: true });
    const session = environment.merchant.cookiesOf(appUrl);
    return { database: name, dataDir, appUrl, sandboxUrl, savedAtMs, addresses, programs, session };
  } finally {
    await client.end();
    await environment.stop();
  }
}

/**
 * Moves the environment's time to the next check whether the store's answer is ready, because every test waits for this
 * environment.
 */
async function skipStoreWait(environment: TestEnvironment, client: Client): Promise<void> {
  const { now } = await environment.control<{ now: string }>('/clock');
  const { rows } = await client.query<{ due_at: Date | null }>(
    "select min(due_at) as due_at from store_syncs where state = 'running' and leased_until is null and due_at > $1",
    [now],
  );
  const dueAt = rows[0]?.due_at ?? null;
  if (dueAt !== null) await environment.forward(dueAt.getTime() - Date.parse(now));
}

/**
 * Returns whether all work that the installation started has ended. Otherwise a test's environment would read the number
 * and its templates when it starts, and undo what the test has written there.
 */
async function isAtRest(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from webhook_inbox where state <> 'done'
     union all select from store_syncs where state <> 'done'
     union all select from senders where channel = 'WA' and (checked_at is null or templates_read_at is null)
     union all select from pgboss.job
       where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%'`,
  );
  return rowCount === 0;
}
