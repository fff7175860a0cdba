import { afterAll, beforeAll, inject } from 'vitest';
import { openDatabase, type DatabaseOptions, type OpenDatabase } from '#platform/database/database.ts';
import { cloneDatabase, type ClonedDatabase } from './clone-database.ts';

interface TestDatabase extends Pick<OpenDatabase, 'db' | 'pool'> {
  readonly url: string;
}

/** Creates a migrated, empty database for one test file, on the integration tests' server. */
export function createTestDatabase(): Promise<ClonedDatabase> {
  return cloneDatabase(inject('postgresUrl'));
}

/**
 * Gives the file's tests an open, migrated, empty database, which is dropped after them.
 * Its parts can be read in hooks and tests that follow the call, not while the file is loaded.
 */
export function useTestDatabase(options?: DatabaseOptions): TestDatabase {
  let database: ClonedDatabase;
  let open: OpenDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    open = openDatabase(database.url, options);
  });
  afterAll(async () => {
    await open.close();
    await database.drop();
  });
  return {
    get url() {
      return database.url;
    },
    get db() {
      return open.db;
    },
    get pool() {
      return open.pool;
    },
  };
}
