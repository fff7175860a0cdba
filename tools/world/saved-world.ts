import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { cloneDatabase } from '#platform/testing/clone-database.ts';
import { findAddresses } from './address-columns.ts';
import type { SavedWorld } from './begin-as-saved.ts';
import { bundlePrograms } from './bundle-programs.ts';
import { startWorld, type World } from './start-world.ts';
import { waitFor } from './wait-for.ts';

export interface SavedWorldPlace {
  postgresUrl: string;
  /** Where it is kept for this run. */
  folder: string;
}

/** Any number will do, as long as nothing else on this server locks on it. */
const LOCK = 5_410_223;

/** The saved world of this run. Whoever asks first makes it, which takes seconds, while the others wait. */
export async function findSavedWorld({ postgresUrl, folder }: SavedWorldPlace): Promise<SavedWorld> {
  const file = path.join(folder, 'world.json');
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    if (!existsSync(file)) writeFileSync(file, JSON.stringify(await saveWorld(postgresUrl, folder)));
    return JSON.parse(readFileSync(file, 'utf8')) as SavedWorld;
  } finally {
    await client.end();
  }
}

async function saveWorld(postgresUrl: string, folder: string): Promise<SavedWorld> {
  const { name, url } = await cloneDatabase(postgresUrl);
  const dataDir = path.join(folder, 'data');
  const programs = await bundlePrograms();
  const world = await startWorld({ databaseUrl: url, programs });
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await waitFor('a world at rest', async () => {
      await hasten(world, client);
      return isAtRest(client);
    });
    const { offsetMs } = await world.control<{ offsetMs: number }>('/clock');
    // The sandbox writes down what it knows when it ends.
    await Promise.all(world.programs.map((program) => program.stop()));
    const { appUrl, sandboxUrl } = world;
    const savedAtMs = Date.now() + offsetMs;
    const addresses = await findAddresses(client, { appUrl, sandboxUrl });
    cpSync(world.dataDir, dataDir, { recursive: true });
    const session = world.merchant.cookiesOf(appUrl);
    return { database: name, dataDir, appUrl, sandboxUrl, savedAtMs, addresses, programs, session };
  } finally {
    await client.end();
    await world.stop();
  }
}

/** Moves the world's time to when the store is asked next whether it is done: everybody waits for this world. */
async function hasten(world: World, client: Client): Promise<void> {
  const { now } = await world.control<{ now: string }>('/clock');
  const { rows } = await client.query<{ due_at: Date | null }>(
    "select min(due_at) as due_at from store_syncs where state = 'running' and leased_until is null and due_at > $1",
    [now],
  );
  const dueAt = rows[0]?.due_at ?? null;
  if (dueAt !== null) await world.forward(dueAt.getTime() - Date.parse(now));
}

/** Whether everything that the installation began has ended. */
async function isAtRest(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from webhook_inbox where state <> 'done'
     union all select from store_syncs where state <> 'done'
     union all select from pgboss.job
       where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%'`,
  );
  return rowCount === 0;
}
