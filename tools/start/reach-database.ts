import type { DatabasePlace } from '#platform/config/database-place.ts';
import { findRunningDatabase, hasEmbeddedDatabase } from '#platform/database/embedded-postgres.ts';
import { describePlace, refuseNewDatabase } from './describe-place.ts';
import { startDatabase } from './start-database.ts';

interface ReachedDatabase {
  url: string;
  /** Ends what was started for it, and nothing else. */
  stop: () => Promise<void>;
}

/**
 * The database of an installation: as it runs, also the embedded one of a server at work; else it is started. Prints which
 * one it is. Throws where a new one would have to be made: a command whose settings were forgotten must not work on that.
 */
export async function reachDatabase(place: DatabasePlace): Promise<ReachedDatabase> {
  if (place.databaseUrl === null && !hasEmbeddedDatabase(place.dataDir))
    throw new Error(refuseNewDatabase(place.dataDir));
  console.log(describePlace(place));
  const running = place.databaseUrl === null ? findRunningDatabase(place.dataDir) : null;
  return running === null ? startDatabase(place) : { url: running, stop: () => Promise.resolve() };
}
