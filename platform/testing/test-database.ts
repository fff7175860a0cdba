import { inject } from 'vitest';
import { cloneDatabase, type ClonedDatabase } from './clone-database.ts';

/** Creates a migrated, empty database for one test file, on the integration tests' server. */
export function createTestDatabase(): Promise<ClonedDatabase> {
  return cloneDatabase(inject('postgresUrl'));
}
