import { Client } from 'pg';

/**
 * Releases the stores that the server of an earlier start was reading when it was killed, because no other process can
 * continue until its leases expire. Only for a database that this start alone uses, before its server runs.
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
