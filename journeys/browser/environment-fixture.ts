import { test as base } from '@playwright/test';
import type pg from 'pg';
import type { Database } from '#platform/database/database.ts';
import { findSavedEnvironment } from '../../tools/test-environment/saved-environment.ts';
import type { TestEnvironment } from '../../tools/test-environment/start-environment.ts';
import { readPlace } from './run-place.ts';
import { SharedEnvironment } from './shared-environment.ts';
import { Toasts } from './toasts.ts';

interface Fixtures {
  /** The environment's name. Journeys with the same name share an environment, one after another. Each file sets its own. */
  environmentOf: string;
  /** Whether the demo shop has the app when the journey starts. */
  isInstalled: boolean;
  /** Environment variables of its programs that differ from the defaults. */
  settings: Record<string, string>;
  environment: TestEnvironment;
  databaseUrl: string;
  /** For states that a user's action can create. */
  db: Database;
  /** Reads or changes rows directly: for counts, and for states that take weeks to arise. */
  rows: (statement: string, values?: unknown[]) => Promise<pg.QueryResultRow[]>;
  /** The toasts of the test's page. */
  toasts: Toasts;
}

interface OfWorker {
  nextEnvironment: SharedEnvironment;
}

/** The test function of journeys. */
export const test = base.extend<Fixtures, OfWorker>({
  environmentOf: ['everyone', { option: true }],
  isInstalled: [false, { option: true }],
  settings: [{}, { option: true }],
  nextEnvironment: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what is needed from the pattern
    async ({}, use) => {
      const place = readPlace();
      const inTurn = new SharedEnvironment(place.postgresUrl, await findSavedEnvironment(place));
      await use(inTurn);
      await inTurn.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  environment: async ({ nextEnvironment, environmentOf, isInstalled, settings }, use) =>
    use((await nextEnvironment.of(environmentOf, { isInstalled, settings })).environment),
  db: async ({ nextEnvironment, environmentOf, isInstalled, settings }, use) =>
    use((await nextEnvironment.of(environmentOf, { isInstalled, settings })).db),
  databaseUrl: async ({ nextEnvironment, environmentOf, isInstalled, settings }, use) =>
    use((await nextEnvironment.of(environmentOf, { isInstalled, settings })).databaseUrl),
  rows: async ({ nextEnvironment, environmentOf, isInstalled, settings }, use) =>
    use((await nextEnvironment.of(environmentOf, { isInstalled, settings })).rows),
  toasts: async ({ page }, use) => use(await Toasts.record(page)),
});
