import { Client } from 'pg';

/**
 * Gives back the stores that the server of an earlier start was reading when it was killed: for as long as its leases last,
 * nobody would go on. Only for a database that is this start's alone, before its server runs.
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
