import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { makeTemplate } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a database server for this run alone. */
    postgresUrl: string;
  }
}

/** Once for a run: a throwaway server, and the migrated database that each test file clones. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startEmbeddedPostgres({ throwaway: true });
  try {
    await makeTemplate(postgres.url);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  project.provide('postgresUrl', postgres.url);
  return postgres.stop;
}
