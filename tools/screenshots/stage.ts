import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import pg from 'pg';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/schema/migrate.ts';
import { seedDemoWithPast } from '../seed/past/seed-past.ts';
import { startEnvironment, type TestEnvironment } from '../test-environment/start-environment.ts';
import { findChromium } from '../test/find-chromium.ts';
import { WIDE_AND_NARROW, WIDTHS, type Scene } from './scene.ts';

const SHOP = 'demo.myshopify.com';
const OPERATOR_KEY = 'the-key-of-whoever-runs-this';
/** A shop whose merchant is ready to work. */
const READY = {
  facebook_onboarded_at: 'now()',
  facebook_page_id: "'BSFBdemo'",
  charge_status: "'active'",
  plan_limit_reached_at: 'null',
};

/** A shop with a year of messages has its sending campaigns on. */
const WROTE = `update campaigns set is_on = true where (channel, type) in (
  select distinct channel, source_type from messages where source_kind = 'campaign')`;

export type Rows = (statement: string, values?: unknown[]) => Promise<pg.QueryResultRow[]>;

/** A test environment with browsers for each viewer. */
export interface Stage {
  environment: TestEnvironment;
  rows: Rows;
  /** For changes through the product's own actions. */
  db: Database;
  /** The widths of the screenshots. */
  widths: readonly number[];
  contextOf: (scene: Scene) => BrowserContext;
  /** Sets the columns of the shop's row for a scene. Runs before each screenshot, because a page may change the row. */
  dress: (scene: Scene) => Promise<void>;
  /** Changes the merchant to the plan of this name and approves it in the store. */
  pay: (plan: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens a newly installed shop, or the demo shop with its year of history. */
export async function openStage({ withPast }: { withPast: boolean }): Promise<Stage> {
  const postgres = await startEmbeddedPostgres({ throwaway: true });
  await migrate(postgres.url);
  const environment = await startEnvironment({
    databaseUrl: postgres.url,
    isInstalled: !withPast,
    settings: { BELLBIRD_OPERATOR_KEY: OPERATOR_KEY },
  });
  if (withPast) await seedDemoWithPast({ ...environment, databaseUrl: postgres.url });
  const pool = new pg.Pool({ connectionString: postgres.url, max: 1 });
  pool.on('error', () => undefined);
  const { db, close } = openDatabase(postgres.url, { connections: 1 });
  const rows: Rows = async (statement, values) => (await pool.query(statement, values)).rows;
  if (withPast) await rows(WROTE);
  // Scenes set the result of this check themselves.
  await rows("update usage_counts set check_at = 'infinity'");
  const browser = await openBrowser();
  const [visitor, merchant, operator] = [
    await openContext(browser),
    await openContext(browser),
    await openContext(browser, { username: 'operator', password: OPERATOR_KEY }),
  ];
  await logIn(merchant, environment);
  return {
    environment,
    rows,
    db,
    widths: withPast ? WIDE_AND_NARROW : WIDTHS,
    contextOf: ({ by }) => (by === undefined ? merchant : by === 'operator' ? operator : visitor),
    async dress(scene) {
      const columns = Object.entries({ ...(!withPast && READY), ...scene.shop }).map(
        ([name, value]) => `${name} = ${value}`,
      );
      if (columns.length > 0)
        await rows(`update shops set ${columns.join(', ')} where shop_url = $1`, [SHOP]);
    },
    pay: (plan) => pay(environment, plan),
    async close() {
      await browser.close();
      await Promise.all([pool.end(), close()]);
      await environment.stop();
      await postgres.stop();
    },
  };
}

function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath !== null && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
  });
}

function openContext(
  browser: Browser,
  httpCredentials?: { username: string; password: string },
): Promise<BrowserContext> {
  return browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    ...(httpCredentials && { httpCredentials }),
  });
}

async function logIn(context: BrowserContext, { appUrl }: TestEnvironment): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${appUrl}/auth/shopify?shop=${SHOP}`);
  await page.waitForURL(`${appUrl}/**`);
  await page.close();
}

async function pay({ merchant, appUrl }: TestEnvironment, plan: string): Promise<void> {
  const { body } = await merchant.post(`${appUrl}/database/api/changePlan`, { shopURL: SHOP, plan });
  const { confirmationURL } = body as { confirmationURL?: string };
  if (confirmationURL === undefined) return;
  const approved = await fetch(confirmationURL, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'approve' }),
    redirect: 'manual',
  });
  await merchant.get(approved.headers.get('location') ?? appUrl);
}
