import type pg from 'pg';
import { sandboxEnvironment } from '#platform/config/sandbox-environment.ts';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/schema/migrate.ts';
import { SERVER_PROGRAM } from '#tools/start/launch.ts';
import { startProgram, type RunningProgram } from '#tools/start/start-program.ts';
import { makeDataDir, removeDataDir } from '#tools/test-environment/make-data-dir.ts';
import { reservePort } from '#tools/test-environment/reserve-ports.ts';
import { startSink, type Sink } from '../sink/start-sink.ts';
import { placeSeed, type Seed } from './seed-database.ts';

export interface WorkerBench {
  pool: pg.Pool;
  db: Database;
  databaseUrl: string;
  sinkUrl: string;
  /** Sets the sink's response delay for a number from now on. */
  delayNumber: Sink['delayNumber'];
  /** The installation's key, which encrypts seeded tokens. */
  encryptionKey: Buffer;
  /** Starts one worker process. Call this after seeding if seeding is not measured. */
  startWorker: () => Promise<RunningProgram>;
  /** Starts an API process. Returns its URL. */
  startApi: () => Promise<string>;
  /** The store's webhook secret. */
  storeSecret: string;
  /** WhatsApp's webhook secret. */
  appSecret: string;
}

/** Works like `withWorker`, with a seeded database. The seed is stored for later runs on the same day. */
export async function withSeededWorker<Seeded>(
  seed: Seed<Seeded>,
  measure: (bench: WorkerBench, seeded: Seeded) => Promise<void>,
): Promise<void> {
  const dataDir = makeDataDir();
  let seeded: Seeded;
  try {
    seeded = await placeSeed(dataDir, seed);
  } catch (error) {
    removeDataDir(dataDir);
    throw error;
  }
  await withWorker((bench) => measure(bench, seeded), { dataDir });
}

/** Runs a bench with a durable database, a sink and workers, all on this machine. Cleans up at the end. */
export async function withWorker(
  measure: (bench: WorkerBench) => Promise<void>,
  {
    sinkDelayMs = 0,
    parameters = {},
    dataDir = makeDataDir(),
  }: { sinkDelayMs?: number; parameters?: Record<string, string>; dataDir?: string } = {},
): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir, parameters });
  const sink = await startSink(sinkDelayMs);
  const stops: (() => Promise<void>)[] = [];
  try {
    await migrate(postgres.url);
    const { pool, db, close } = openDatabase(postgres.url);
    stops.push(close);
    const sandbox = sandboxEnvironment({ sandboxPort: 1, dataDir });
    const env = {
      ...process.env,
      ...sandbox,
      BELLBIRD_META_GRAPH_URL: sink.url,
      BELLBIRD_DATA_DIR: dataDir,
      BELLBIRD_LOG_LEVEL: 'error',
      // Several workers run at the same time, so the port must be free.
      BELLBIRD_HEALTH_PORT: '0',
      DATABASE_URL: postgres.url,
    };
    await measure({
      pool,
      db,
      databaseUrl: postgres.url,
      sinkUrl: sink.url,
      delayNumber: sink.delayNumber,
      encryptionKey: Buffer.from(sandbox['BELLBIRD_ENCRYPTION_KEY'] ?? '', 'base64'),
      startWorker: async () => {
        const worker = await startProgram('worker', SERVER_PROGRAM, env, ['--role=worker']);
        stops.unshift(worker.stop);
        return worker;
      },
      startApi: async () => {
        const port = await reservePort();
        const api = await startProgram('api', SERVER_PROGRAM, { ...env, BELLBIRD_PORT: String(port) }, [
          '--role=api',
        ]);
        stops.unshift(api.stop);
        return `http://127.0.0.1:${port}`;
      },
      storeSecret: sandbox['BELLBIRD_SHOPIFY_API_SECRET'] ?? '',
      appSecret: sandbox['BELLBIRD_META_APP_SECRET'] ?? '',
    });
  } finally {
    for (const stop of stops) await stop();
    sink.stop();
    await postgres.stop();
    removeDataDir(dataDir);
  }
}
