import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { makeTemplate } from '#platform/testing/clone-database.ts';
import { savePlace } from './run-place.ts';

/**
 * Runs once for each test run: starts a throwaway server and creates the migrated database that journeys clone, and a
 * folder.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const postgres = await startEmbeddedPostgres({ throwaway: true });
  const folder = mkdtempSync(path.join(tmpdir(), 'bellbird-run-'));
  const end = async () => {
    rmSync(folder, { recursive: true, force: true });
    await postgres.stop();
  };
  try {
    await makeTemplate(postgres.url);
  } catch (error) {
    await end();
    throw error;
  }
  savePlace({ postgresUrl: postgres.url, folder });
  return end;
}
