import { chromium, type Browser } from '@playwright/test';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/migrate.ts';
import { findChromium } from '#tools/test/find-chromium.ts';
import { startWorld } from '#tools/world/start-world.ts';

interface Stage {
  browser: Browser;
  world: Awaited<ReturnType<typeof startWorld>>;
  databaseUrl: string;
}

/** Runs what is measured in a browser: the product with its sandbox on a database of its own, and Chromium. */
export async function withBrowser(measure: (stage: Stage) => Promise<void>): Promise<void> {
  const postgres = await startEmbeddedPostgres({ throwaway: true });
  let world: Stage['world'] | null = null;
  let browser: Browser | null = null;
  try {
    await migrate(postgres.url);
    world = await startWorld({ databaseUrl: postgres.url });
    const executablePath = findChromium();
    browser = await chromium.launch(executablePath === null ? {} : { executablePath });
    await measure({ browser, world, databaseUrl: postgres.url });
  } finally {
    await browser?.close();
    await world?.stop();
    await postgres.stop();
  }
}
