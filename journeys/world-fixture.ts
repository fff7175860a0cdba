import { test as base } from '@playwright/test';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/migrate.ts';
import { startWorld, type World } from '../tools/world/start-world.ts';

/** A journey's test, with a world of its own: nothing is installed in it yet. */
export const test = base.extend<object, { world: World }>({
  world: [
    // Playwright reads the names a fixture asks for out of this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const postgres = await startEmbeddedPostgres({ throwaway: true });
      await migrate(postgres.url);
      const world = await startWorld({ databaseUrl: postgres.url, isInstalled: false });
      await use(world);
      await world.stop();
      await postgres.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
