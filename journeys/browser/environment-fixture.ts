import { test as base } from '@playwright/test';
import type pg from 'pg';
import type { Database } from '#platform/database/database.ts';
import { findSavedEnvironment } from '../../tools/test-environment/saved-environment.ts';
import type { TestEnvironment } from '../../tools/test-environment/start-environment.ts';
import { readPlace } from './run-place.ts';
import { SharedEnvironment } from './shared-environment.ts';

interface Fixtures {
  /** Whose environment it is: journeys of one name share one, one after another. Each file says its own. */
  environmentOf: string;
  /** Whether the demo shop has the app when the journey begins. */
  isInstalled: boolean;
  /** What its programs are told that is other than usual. */
  settings: Record<string, string>;
  environment: TestEnvironment;
  databaseUrl: string;
  /** For what an action can make. */
  db: Database;
  /** Reads or changes rows behind the server's back: for counts, and for states that take weeks to come about. */
  rows: (statement: string, values?: unknown[]) => Promise<pg.QueryResultRow[]>;
}

interface OfWorker {
  nextEnvironment: SharedEnvironment;
}

/** A journey's test. */
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
});
