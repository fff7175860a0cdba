import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import type { StoredCookies } from '../seed/browser.ts';
import { replaceAddresses, type AddressColumn } from './address-columns.ts';
import type { ProgramFiles } from './bundle-programs.ts';

/** A saved environment, which others start from: the demo shop was just installed, and no work is pending. */
export interface SavedEnvironment {
  /** The database to clone. */
  database: string;
  /** A copy of the data folder. */
  dataDir: string;
  appUrl: string;
  sandboxUrl: string;
  /** The time of its clock, in milliseconds since 1970. */
  savedAtMs: number;
  /** The columns that contain URLs, which differ in the next environment. */
  addresses: AddressColumn[];
  programs: ProgramFiles;
  /** The merchant's session. */
  session: StoredCookies;
}

interface NewPlaces {
  dataDir: string;
  appUrl: string;
  sandboxUrl: string;
}

/** Copies a saved environment's data folder: its key, the state of its sandbox, and its time. */
export function copyDataFolder(saved: SavedEnvironment, environment: NewPlaces): void {
  cpSync(saved.dataDir, environment.dataDir, { recursive: true });
  const file = path.join(environment.dataDir, 'sandbox-world.json');
  const known = readFileSync(file, 'utf8')
    .replaceAll(saved.appUrl, environment.appUrl)
    .replaceAll(saved.sandboxUrl, environment.sandboxUrl);
  writeFileSync(file, known);
  // The environment continues at the saved time, unless that is before this machine's time.
  const offsetMs = Math.max(0, saved.savedAtMs - Date.now());
  writeFileSync(path.join(environment.dataDir, 'clock-offset'), String(offsetMs));
}

/**
 * Clones the saved database for the new environment. `whileStarting` makes it look as if the worker had never been
 * away, because a worker that starts after a gap first asks all stores for missed changes.
 */
export async function launchDatabase(
  saved: SavedEnvironment,
  environment: NewPlaces & { databaseUrl: string },
  whileStarting: () => Promise<unknown>,
): Promise<void> {
  const client = new Client({ connectionString: environment.databaseUrl });
  await client.connect();
  try {
    await replaceAddresses(client, saved.addresses, { from: saved, to: environment });
    const { rows } = await client.query<{ worker_id: string }>(
      `insert into workers (worker_id, started_at, heartbeat_at)
       values (gen_random_uuid(), clock_timestamp(), clock_timestamp() + interval '1 minute') returning worker_id`,
    );
    await whileStarting();
    await client.query('delete from workers where worker_id = $1', [rows[0]?.worker_id]);
  } finally {
    await client.end();
  }
}
