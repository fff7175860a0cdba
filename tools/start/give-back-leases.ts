import { Client } from 'pg';

/**
 * Releases the store syncs of a server that was killed in an earlier start. Otherwise no process could continue them
 * until their leases expire. Only for a database that this start alone uses, before its server runs.
 */
export async function giveBackLeases(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('update store_syncs set leased_until = null where leased_until is not null');
  } finally {
    await client.end();
  }
}
