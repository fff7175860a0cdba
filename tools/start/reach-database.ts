import type { DatabasePlace } from '#platform/config/database-place.ts';
import { findRunningDatabase, hasEmbeddedDatabase } from '#platform/database/embedded-postgres.ts';
import { describePlace, refuseNewDatabase } from './describe-place.ts';
import { startDatabase } from './start-database.ts';

interface ReachedDatabase {
  url: string;
  /** Stops only what was started for this command. */
  stop: () => Promise<void>;
}

/**
 * Connects to an installation's database, and prints which one. This is a running database, such as a running server's
 * embedded one, or an embedded one that is started. Throws instead of creating a database, because a command without
 * its settings must not work on an empty database.
 */
export async function reachDatabase(place: DatabasePlace): Promise<ReachedDatabase> {
  if (place.databaseUrl === null && !hasEmbeddedDatabase(place.dataDir))
    throw new Error(refuseNewDatabase(place.dataDir));
  console.log(describePlace(place));
  const running = place.databaseUrl === null ? findRunningDatabase(place.dataDir) : null;
  return running === null ? startDatabase(place) : { url: running, stop: () => Promise.resolve() };
}
