import { test as base } from '@playwright/test';
import type pg from 'pg';
import type { Database } from '#platform/database/database.ts';
import { findSavedWorld } from '../../tools/world/saved-world.ts';
import type { World } from '../../tools/world/start-world.ts';
import { readPlace } from './run-place.ts';
import { SharedWorld } from './shared-world.ts';

interface Fixtures {
  /** Whose world it is: journeys of one name share one, one after another. Each file says its own. */
  worldOf: string;
  /** Whether the demo shop has the app when the journey begins. */
  isInstalled: boolean;
  /** What its programs are told that is other than usual. */
  settings: Record<string, string>;
  world: World;
  databaseUrl: string;
  /** For what an action can make. */
  db: Database;
  /** Reads or changes rows behind the server's back: for counts, and for states that take weeks to come about. */
  rows: (statement: string, values?: unknown[]) => Promise<pg.QueryResultRow[]>;
}

interface OfWorker {
  worldInTurn: SharedWorld;
}

/** A journey's test. */
export const test = base.extend<Fixtures, OfWorker>({
  worldOf: ['everyone', { option: true }],
  isInstalled: [false, { option: true }],
  settings: [{}, { option: true }],
  worldInTurn: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what is needed from the pattern
    async ({}, use) => {
      const place = readPlace();
      const inTurn = new SharedWorld(place.postgresUrl, await findSavedWorld(place));
      await use(inTurn);
      await inTurn.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  world: async ({ worldInTurn, worldOf, isInstalled, settings }, use) =>
    use((await worldInTurn.of(worldOf, { isInstalled, settings })).world),
  db: async ({ worldInTurn, worldOf, isInstalled, settings }, use) =>
    use((await worldInTurn.of(worldOf, { isInstalled, settings })).db),
  databaseUrl: async ({ worldInTurn, worldOf, isInstalled, settings }, use) =>
    use((await worldInTurn.of(worldOf, { isInstalled, settings })).databaseUrl),
  rows: async ({ worldInTurn, worldOf, isInstalled, settings }, use) =>
    use((await worldInTurn.of(worldOf, { isInstalled, settings })).rows),
});
