import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { makeTemplate } from './clone-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of this run's database server. */
    postgresUrl: string;
    /** This run's folder, deleted with it. */
    runFolder: string;
  }
}

/** Runs once for each test run: starts a throwaway server and creates the migrated database that test files clone. */
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
