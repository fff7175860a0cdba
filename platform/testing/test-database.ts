import { inject } from 'vitest';
import { cloneDatabase, type ClonedDatabase } from './clone-database.ts';

/** A migrated, empty database for one test file, of the integration tests' throwaway server. */
export function createTestDatabase(): Promise<ClonedDatabase> {
  return cloneDatabase(inject('postgresUrl'));
}
