import { test as base } from '@playwright/test';
import pg from 'pg';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/migrate.ts';
import { startWorld, type World } from '../../tools/world/start-world.ts';

interface Fixtures {
  /** Whose world it is: journeys of one name share one, one after another. Each file says its own. */
  worldOf: string;
  databaseUrl: string;
  /** Whether the demo shop has the app when the journey begins. */
  isInstalled: boolean;
  world: World;
  /** Reads or changes rows behind the server's back: for counts, and for states that take weeks to come about. */
  rows: (statement: string, values?: unknown[]) => Promise<pg.QueryResultRow[]>;
}

/** A journey's test. */
export const test = base.extend<object, Fixtures>({
  worldOf: ['everyone', { option: true, scope: 'worker' }],
  isInstalled: [false, { option: true, scope: 'worker' }],
  databaseUrl: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names a fixture asks for out of this pattern
    async ({}, use) => {
      const postgres = await startEmbeddedPostgres({ throwaway: true });
      await migrate(postgres.url);
      await use(postgres.url);
      await postgres.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  world: [
    async ({ databaseUrl, isInstalled }, use) => {
      const world = await startWorld({ databaseUrl, isInstalled });
      await use(world);
      await world.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  rows: [
    async ({ databaseUrl }, use) => {
      const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
      pool.on('error', () => undefined);
      await use(async (statement, values) => (await pool.query(statement, values)).rows);
      await pool.end();
    },
    { scope: 'worker' },
  ],
});
