import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import pg from 'pg';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/migrate.ts';
import { findChromium } from '../test/find-chromium.ts';
import { startWorld, type World } from '../world/start-world.ts';
import type { Scene } from './scene.ts';

const SHOP = 'demo.myshopify.com';
/** A shop whose merchant is ready to work. */
const READY = {
  facebook_onboarded_at: 'now()',
  facebook_page_id: "'BSFBdemo'",
  charge_status: "'active'",
  plan_limit_reached_at: 'null',
};

export type Rows = (statement: string, values?: unknown[]) => Promise<pg.QueryResultRow[]>;

/** A world of its own with a browser before it. */
export interface Stage {
  world: World;
  rows: Rows;
  contextOf: (scene: Scene) => BrowserContext;
  /** Gives the shop's row what a scene needs; before each picture, since a page may change it. */
  dress: (scene: Scene) => Promise<void>;
  /** The merchant changes to the plan of that name, and approves it in the store. */
  pay: (plan: string) => Promise<void>;
  close: () => Promise<void>;
}

export async function openStage(): Promise<Stage> {
  const postgres = await startEmbeddedPostgres({ throwaway: true });
  await migrate(postgres.url);
  const world = await startWorld({ databaseUrl: postgres.url });
  const pool = new pg.Pool({ connectionString: postgres.url, max: 1 });
  pool.on('error', () => undefined);
  const rows: Rows = async (statement, values) => (await pool.query(statement, values)).rows;
  // The pictures set for themselves what the loop would find out.
  await rows("update usage_counts set look_at = 'infinity'");
  const browser = await openBrowser();
  const visitor = await openContext(browser);
  const merchant = await openContext(browser);
  await logIn(merchant, world);
  return {
    world,
    rows,
    contextOf: ({ isVisitor = false }) => (isVisitor ? visitor : merchant),
    async dress(scene) {
      const columns = Object.entries({ ...READY, ...scene.shop }).map(
        ([name, value]) => `${name} = ${value}`,
      );
      await rows(`update shops set ${columns.join(', ')} where shop_url = $1`, [SHOP]);
    },
    pay: (plan) => pay(world, plan),
    async close() {
      await browser.close();
      await pool.end();
      await world.stop();
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

function openContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Europe/Berlin' });
}

async function logIn(context: BrowserContext, { appUrl }: World): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${appUrl}/auth/shopify?shop=${SHOP}`);
  await page.waitForURL(`${appUrl}/**`);
  await page.close();
}

async function pay({ merchant, appUrl }: World, plan: string): Promise<void> {
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
