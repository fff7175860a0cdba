import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import * as z from 'zod/mini';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/schema/migrate.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { startEnvironment } from '#tools/test-environment/start-environment.ts';
import { findChromium } from '#tools/test/find-chromium.ts';
import { printFigure } from '../figure.ts';
import { amount } from '../short-form.ts';

/** Downloaded on demand, because nothing else needs it and it is larger than all our dependencies. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
/** The runs alternate, so that other load on the machine affects both. */
const RUNS = amount(9, 1);
const SCRIPT = '*/storefront/embed.js*';
/** How many points a store page may lose with our script. */
const MOST_POINTS = 1;
const LARGEST_REPORT_BYTES = 64 * 1024 * 1024;

const ReportSchema = z.object({
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.object({
    'network-requests': z.object({ details: z.object({ items: z.array(z.object({ url: z.string() })) }) }),
  }),
});

/** Measures the median Lighthouse score of the demo store's front page with our script and a pill, and without. */
export async function benchLighthouse(): Promise<void> {
  const postgres = await startEmbeddedPostgres({ throwaway: true });
  let environment: Awaited<ReturnType<typeof startEnvironment>> | null = null;
  try {
    await migrate(postgres.url);
    environment = await startEnvironment({ databaseUrl: postgres.url });
    await showPill(postgres.url);
    const url = `${environment.sandboxUrl}/store/${DEMO_SHOP}`;
    const [bare, ours]: [number[], number[]] = [[], []];
    for (let nth = 0; nth < RUNS; nth += 1) {
      bare.push(await score(url, false));
      ours.push(await score(url, true));
    }
    print('performance without the script', median(bare), null);
    print('performance with it', median(ours), null);
    print('points that it costs', median(bare) - median(ours), MOST_POINTS);
  } finally {
    await environment?.stop();
    await postgres.stop();
  }
}

async function showPill(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  await pool.query("update opt_in_tools set is_active = (type = 'persistentPill' and channel = 'WA')");
  await pool.end();
}

/** Returns a score out of 100. Throws if the page requested the script unexpectedly or did not request it. */
async function score(url: string, hasScript: boolean): Promise<number> {
  const flags = [
    '--quiet',
    '--output=json',
    '--only-categories=performance',
    '--chrome-flags=--headless=new --no-sandbox',
    ...(hasScript ? [] : [`--blocked-url-patterns=${SCRIPT}`]),
  ];
  const command = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...flags];
  const { stdout } = await promisify(execFile)('npm', command, {
    maxBuffer: LARGEST_REPORT_BYTES,
    env: { ...process.env, CHROME_PATH: findChromium() ?? '' },
  });
  const { categories, audits } = ReportSchema.parse(JSON.parse(stdout));
  const isDocumentRead = audits['network-requests'].details.items.some((item) =>
    item.url.includes('/storefront/tools?'),
  );
  if (isDocumentRead !== hasScript)
    throw new Error(hasScript ? 'the script did not run' : 'the script ran although it was kept out');
  return Math.round(categories.performance.score * 100);
}

function print(figure: string, value: number, limit: number | null): void {
  printFigure({ bench: 'lighthouse', figure, value, unit: 'points', limit });
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
