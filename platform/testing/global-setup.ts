import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { makeTemplate } from './clone-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a database server for this run alone. */
    postgresUrl: string;
    /** A folder for this run alone, which goes with it. */
    runFolder: string;
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
  const runFolder = mkdtempSync(path.join(tmpdir(), 'bellbird-run-'));
  project.provide('postgresUrl', postgres.url);
  project.provide('runFolder', runFolder);
  return async () => {
    rmSync(runFolder, { recursive: true, force: true });
    await postgres.stop();
  };
}
