import type { DatabasePlace } from '#platform/config/database-place.ts';
import { findRunningDatabase, hasEmbeddedDatabase } from '#platform/database/embedded-postgres.ts';
import { describePlace, refuseNewDatabase } from './describe-place.ts';
import { startDatabase } from './start-database.ts';

interface ReachedDatabase {
  url: string;
  /** Stops what was started for it, and nothing else. */
  stop: () => Promise<void>;
}

/**
 * Connects to an installation's database: a running one, including a running server's embedded one, or starts it.
 * Prints which one. Throws where a new one would be created: a command without its settings must not work on an empty
 * database.
 */
export async function reachDatabase(place: DatabasePlace): Promise<ReachedDatabase> {
  if (place.databaseUrl === null && !hasEmbeddedDatabase(place.dataDir))
    throw new Error(refuseNewDatabase(place.dataDir));
  console.log(describePlace(place));
  const running = place.databaseUrl === null ? findRunningDatabase(place.dataDir) : null;
  return running === null ? startDatabase(place) : { url: running, stop: () => Promise.resolve() };
}
