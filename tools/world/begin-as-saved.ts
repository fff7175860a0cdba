import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import type { StoredCookies } from '../seed/browser.ts';
import { replaceAddresses, type AddressColumn } from './address-columns.ts';
import type { ProgramFiles } from './bundle-programs.ts';

/** A world in which the demo shop was just installed and nothing moves, for others to begin as. */
export interface SavedWorld {
  /** Its database, which is cloned. */
  database: string;
  /** A copy of its data folder. */
  dataDir: string;
  appUrl: string;
  sandboxUrl: string;
  /** What its clock showed, in milliseconds since 1970. */
  savedAtMs: number;
  /** What of its database names an address that is another one in the next world. */
  addresses: AddressColumn[];
  programs: ProgramFiles;
  /** The session of its merchant. */
  session: StoredCookies;
}

interface NewPlaces {
  dataDir: string;
  appUrl: string;
  sandboxUrl: string;
}

/** Puts a saved world's data folder in place: its key, what its sandbox knows, its time. */
export function beginFolder(saved: SavedWorld, world: NewPlaces): void {
  cpSync(saved.dataDir, world.dataDir, { recursive: true });
  const file = path.join(world.dataDir, 'sandbox-world.json');
  const known = readFileSync(file, 'utf8')
    .replaceAll(saved.appUrl, world.appUrl)
    .replaceAll(saved.sandboxUrl, world.sandboxUrl);
  writeFileSync(file, known);
  // The world goes on where it was saved, unless that would be behind this machine's time.
  const offsetMs = Math.max(0, saved.savedAtMs - Date.now());
  writeFileSync(path.join(world.dataDir, 'clock-offset'), String(offsetMs));
}

/**
 * Makes a clone of the saved world's database the new world's. `whileStarting` runs as if the worker had never been
 * away: one that begins after a gap first asks all stores what it missed.
 */
export async function launchDatabase(
  saved: SavedWorld,
  world: NewPlaces & { databaseUrl: string },
  whileStarting: () => Promise<unknown>,
): Promise<void> {
  const client = new Client({ connectionString: world.databaseUrl });
  await client.connect();
  try {
    await replaceAddresses(client, saved.addresses, { from: saved, to: world });
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
