import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { subscriberData } from '#features/administration/exports/server/kinds/subscribers/kind.ts';
import { requestExport } from '#features/administration/exports/server/request-export.ts';
import { ExportRunner } from '#features/administration/exports/server/wiring.ts';
import type { Context } from '#platform/context.ts';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { SLOW } from '#platform/database/time-limits.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { openStorage } from '#platform/storage/storage.ts';
import { seedShop } from '../../tools/test-environment/seeds/seed-shop.ts';
import { printFigure } from '../figure.ts';
import { LISTED, PEOPLE } from '../people/seed-listed.ts';
import { withSeededWorker } from '../worker/with-worker.ts';

const LIMIT_MS = (60_000 * PEOPLE) / 1_000_000;
const SHORT = 1000;
const MB = 1024 * 1024;

/**
 * Measures the time and memory of a file with a million subscribers, and how long another shop's short file waits
 * meanwhile.
 */
export function benchExports(): Promise<void> {
  return withSeededWorker(LISTED, async ({ db, databaseUrl, encryptionKey }, { shopId }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'bellbird-bench-exports-'));
    const hot = openDatabase(databaseUrl, { connections: 4 });
    const slow = openDatabase(databaseUrl, { connections: 2, limits: SLOW });
    try {
      const short = await seedShop(db, encryptionKey, SHORT);
      const ctx = {
        db: hot.db,
        slowDb: slow.db,
        clock: { now: () => new Date() },
        log: openLogger('error', 'bench'),
        settings: { encryptionKey, dataDir: folder, storage: { s3: null } },
      } as unknown as Context;
      await run(ctx, db, { long: shopId, short: short.shopId });
    } finally {
      await Promise.all([hot.close(), slow.close()]);
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

async function run(ctx: Context, db: Database, shops: { long: number; short: number }): Promise<void> {
  const runner = new ExportRunner(ctx, openStorage(ctx.settings));
  const ask = (shopId: number) =>
    db.transaction().execute((tx) =>
      requestExport(ctx, tx, {
        shopId,
        kind: subscriberData,
        params: { timeZone: 'Europe/Berlin' },
        emailTo: null,
      }),
    );
  const longId = await ask(shops.long);
  const started = { ms: performance.now(), cpu: process.cpuUsage(), bytes: process.memoryUsage().rss };
  let mostBytes = started.bytes;
  let shortAskedMs: number | null = null;
  let shortTookMs: number | null = null;
  let shortId = '';
  for (let step = 0; await runner.runNext(); step += 1) {
    mostBytes = Math.max(mostBytes, process.memoryUsage().rss);
    if (step === 20) {
      shortId = await ask(shops.short);
      shortAskedMs = performance.now();
    }
    if (shortAskedMs !== null && shortTookMs === null && (await stateOf(db, shortId)) === 'ready')
      shortTookMs = performance.now() - shortAskedMs;
  }
  if ((await stateOf(db, longId)) !== 'ready') throw new Error('the long export is not ready');
  print(`${PEOPLE} subscribers in a file`, performance.now() - started.ms, 'ms', LIMIT_MS);
  print('of that, time of this process on a processor', cpuMs(started.cpu), 'ms', null);
  print('memory before', started.bytes / MB, 'MB', null);
  print('most memory', mostBytes / MB, 'MB', null);
  print(`a neighbour’s file of ${SHORT} meanwhile`, shortTookMs ?? Number.NaN, 'ms', null);
  const { rows_total: rows } = await db
    .selectFrom('exports')
    .select('rows_total')
    .where('export_id', '=', longId)
    .executeTakeFirstOrThrow();
  print('rows of the file', rows ?? 0, 'rows', null);
  print('load of the machine, last minute, in hundredths', (loadavg()[0] ?? 0) * 100, '', null);
}

function cpuMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

async function stateOf(db: Database, exportId: string): Promise<string> {
  const row = await db
    .selectFrom('exports')
    .select('state')
    .where('export_id', '=', exportId)
    .executeTakeFirstOrThrow();
  return row.state;
}

function print(figure: string, value: number, unit: string, limit: number | null): void {
  printFigure({ bench: 'exports', figure, value, unit, limit });
}
