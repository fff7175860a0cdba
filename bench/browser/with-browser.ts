import { chromium, type Browser } from '@playwright/test';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/schema/migrate.ts';
import { startEnvironment } from '#tools/test-environment/start-environment.ts';
import { findChromium } from '#tools/test/find-chromium.ts';

interface Stage {
  browser: Browser;
  environment: Awaited<ReturnType<typeof startEnvironment>>;
  databaseUrl: string;
}

/** Runs a browser bench: the product with its sandbox and a separate database, and Chromium. */
export async function withBrowser(measure: (stage: Stage) => Promise<void>): Promise<void> {
  const postgres = await startEmbeddedPostgres({ throwaway: true });
  let environment: Stage['environment'] | null = null;
  let browser: Browser | null = null;
  try {
    await migrate(postgres.url);
    environment = await startEnvironment({ databaseUrl: postgres.url });
    const executablePath = findChromium();
    browser = await chromium.launch(executablePath === null ? {} : { executablePath });
    await measure({ browser, environment, databaseUrl: postgres.url });
  } finally {
    await browser?.close();
    await environment?.stop();
    await postgres.stop();
  }
}
