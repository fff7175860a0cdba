import type { DatabasePlace } from '#platform/config/database-place.ts';
import { findRunningDatabase } from '#platform/database/embedded-postgres.ts';
import { startDatabase } from './start-database.ts';

interface ReachedDatabase {
  url: string;
  /** Ends what was started for it, and nothing else. */
  stop: () => Promise<void>;
}

/** The database of an installation: as it runs, also the embedded one of a server at work; else it is started. */
export async function reachDatabase(place: DatabasePlace): Promise<ReachedDatabase> {
  const running = place.databaseUrl === null ? findRunningDatabase(place.dataDir) : null;
  return running === null ? startDatabase(place) : { url: running, stop: () => Promise.resolve() };
}
