import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/schema/migrate.ts';

/** The name that the other release's set-up gives to the template database of its tests. */
const TEMPLATE = 'bellbird_template';

/**
 * Replaces the set-up of the other release, whose folder is the current one. The other release's migrations create the
 * template database, and our migrations upgrade it.
 */
// oxlint-disable-next-line import/no-default-export -- Vitest asks a set-up for it.
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startEmbeddedPostgres({ throwaway: true });
  const runFolder = mkdtempSync(path.join(tmpdir(), 'bellbird-run-'));
  const end = async () => {
    rmSync(runFolder, { recursive: true, force: true });
    await postgres.stop();
  };
  try {
    const theirs = pathToFileURL(path.resolve('platform/testing/clone-database.ts')).href;
    const { makeTemplate } = (await import(theirs)) as { makeTemplate: (url: string) => Promise<void> };
    await makeTemplate(postgres.url);
    const template = new URL(postgres.url);
    template.pathname = `/${TEMPLATE}`;
    const { migrations, routines } = await migrate(template.href);
    const applied = [...migrations, ...routines];
    console.log(
      applied.length === 0 ? 'Nothing was migrated.' : `Migrated beside it: ${applied.join(', ')}.`,
    );
  } catch (error) {
    await end();
    throw error;
  }
  project.provide('postgresUrl', postgres.url);
  project.provide('runFolder', runFolder);
  return end;
}
