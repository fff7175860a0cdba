import { test as base } from '@playwright/test';
import pg from 'pg';
import { cloneDatabase } from '#platform/testing/clone-database.ts';
import type { SavedWorld } from '../../tools/world/begin-as-saved.ts';
import { findSavedWorld } from '../../tools/world/saved-world.ts';
import { startWorld, type World } from '../../tools/world/start-world.ts';
import { readPlace } from './run-place.ts';

interface Fixtures {
  /** Whose world it is: journeys of one name share one, one after another. Each file says its own. */
  worldOf: string;
  databaseUrl: string;
  /** Whether the demo shop has the app when the journey begins. */
  isInstalled: boolean;
  /** What the world begins as, when the shop has the app; its programs run in any case. */
  saved: SavedWorld;
  world: World;
  /** Reads or changes rows behind the server's back: for counts, and for states that take weeks to come about. */
  rows: (statement: string, values?: unknown[]) => Promise<pg.QueryResultRow[]>;
}

/** A journey's test. */
export const test = base.extend<object, Fixtures>({
  worldOf: ['everyone', { option: true, scope: 'worker' }],
  isInstalled: [false, { option: true, scope: 'worker' }],
  saved: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what is needed from the pattern
    async ({}, use) => use(await findSavedWorld(readPlace())),
    { scope: 'worker', timeout: 600_000 },
  ],
  databaseUrl: [
    async ({ saved, isInstalled }, use) => {
      const template = isInstalled ? saved.database : undefined;
      const { url, drop } = await cloneDatabase(readPlace().postgresUrl, template);
      await use(url);
      await drop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  world: [
    async ({ databaseUrl, saved, isInstalled }, use) => {
      const { programs } = saved;
      const world = await startWorld({
        databaseUrl,
        saved: isInstalled ? saved : null,
        programs,
        isInstalled,
      });
      await use(world);
      await world.stop();
    },
    { scope: 'worker', timeout: 600_000 },
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
