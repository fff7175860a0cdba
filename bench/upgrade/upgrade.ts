import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { sandboxEnvironment } from '#platform/config/sandbox-environment.ts';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { queueForAll } from '#tools/chaos/queue-for-all.ts';
import { previousRelease, releaseTree } from '#tools/release/release-tree.ts';
import { SANDBOX_PROGRAM } from '#tools/start/launch.ts';
import { startProgram } from '#tools/start/start-program.ts';
import { makeDataDir, removeDataDir } from '#tools/test-environment/make-data-dir.ts';
import { reservePorts } from '#tools/test-environment/reserve-ports.ts';
import { callControl, installDemoShop, logIn } from '#tools/test-environment/start-environment.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { printFigure } from '../figure.ts';
import { amount } from '../short-form.ts';
import { ConstantLoad, type Loaded } from './constant-load.ts';
import { Fleet } from './fleet.ts';
import { openFrontProxy } from './front-proxy.ts';

/** `--from=v1.2.0` selects a release other than the previous one. */
const FROM = process.argv.find((word) => word.startsWith('--from='))?.slice('--from='.length);

const APIS = 2;
const WORKERS = 3;
const MESSAGES = amount(20_000, 3000);
/** A rate at which messages are sent during the whole upgrade. */
const PER_SECOND = amount(100, 6);
const CLIENTS = 12;
const PAUSE_MS = 40;
const WITHIN_MS = 300_000;

/**
 * Upgrades two APIs behind a proxy and three workers of the previous release one by one, while shoppers, a store and a
 * merchant send requests and messages are sent. Throws unless the numbers of refused requests and of uncertain, lost or
 * repeated messages are 0.
 */
export async function benchUpgrade(): Promise<void> {
  const before = await releaseTree(FROM ?? (await previousRelease()));
  const dataDir = makeDataDir();
  const postgres = await startEmbeddedPostgres({ dataDir });
  const stops: (() => Promise<void>)[] = [postgres.stop];
  try {
    const places = await openPlaces(dataDir, postgres.url);
    await migrateBy(before.folder, places.env);
    const sandbox = await startProgram('sandbox', SANDBOX_PROGRAM, places.env);
    const fleet = new Fleet(places.env);
    stops.unshift(() => fleet.stop(), sandbox.stop);
    const proxy = await openFrontProxy(places.port, () => fleet.apis);
    stops.unshift(proxy.close);
    const { db, close } = openDatabase(postgres.url, { connections: 2 });
    stops.unshift(close);
    await begin(places, fleet, before.folder);
    const { loaded, mostUncertain, seconds } = await upgradeUnderLoad(places, fleet, db);
    await report({ places, db, loaded, mostUncertain, seconds, broken: proxy.broken() });
  } finally {
    for (const stop of stops) await stop();
    removeDataDir(dataDir);
  }
}

interface Places {
  env: NodeJS.ProcessEnv;
  port: number;
  appUrl: string;
  sandboxUrl: string;
  storeSecret: string;
}

async function openPlaces(dataDir: string, databaseUrl: string): Promise<Places> {
  const [port = 0, sandboxPort = 0, sandboxMailPort = 0] = await reservePorts(3);
  const sandbox = sandboxEnvironment({ sandboxPort, sandboxMailPort, dataDir });
  const appUrl = `http://localhost:${port}`;
  const env = {
    ...process.env,
    ...sandbox,
    DATABASE_URL: databaseUrl,
    BELLBIRD_SANDBOX_PORT: String(sandboxPort),
    BELLBIRD_SANDBOX_MAIL_PORT: String(sandboxMailPort),
    BELLBIRD_PUBLIC_URL: appUrl,
    BELLBIRD_DATA_DIR: dataDir,
    BELLBIRD_HEALTH_PORT: '0',
    // As in the systemd units: longer than the proxy's check interval.
    BELLBIRD_DRAIN_SECONDS: '5',
    // For a moment there are six processes, on a server with a hundred connections.
    BELLBIRD_DATABASE_CONNECTIONS: '6',
    BELLBIRD_LOG_LEVEL: 'error',
  };
  const storeSecret = sandbox['BELLBIRD_SHOPIFY_API_SECRET'] ?? '';
  return { env, port, appUrl, sandboxUrl: `http://localhost:${sandboxPort}`, storeSecret };
}

/** Runs the new release's own command, as an operator does. */
async function migrateBy(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  await promisify(execFile)(process.execPath, [path.join(folder, 'tools/migrate/main.ts')], { env });
}

async function begin(places: Places, fleet: Fleet, folder: string): Promise<void> {
  await callControl(`${places.sandboxUrl}/control/clock/morning`, {});
  for (let nth = 0; nth < APIS; nth += 1) await fleet.start(folder, 'api');
  for (let nth = 0; nth < WORKERS; nth += 1) await fleet.start(folder, 'worker');
  await installDemoShop(places);
}

async function upgradeUnderLoad(places: Places, fleet: Fleet, db: Database) {
  const { appUrl: url, storeSecret, sandboxUrl } = places;
  const control = <Answer>(at: string, body?: object) =>
    callControl<Answer>(`${sandboxUrl}/control${at}`, body);
  const load = new ConstantLoad({ url, storeSecret, merchant: await logIn(url) }, CLIENTS, PAUSE_MS);
  await queueForAll({ control }, db, MESSAGES);
  await db.updateTable('senders').set({ sends_per_second: PER_SECOND }).execute();
  await waitFor('messages to go out', async () => (await accepted(places)) > PER_SECOND, WITHIN_MS);
  const startMs = performance.now();
  await migrateBy('.', places.env);
  let mostUncertain = 0;
  await fleet.replaceEach('.', async () => {
    mostUncertain = Math.max(mostUncertain, await countUncertain(db));
  });
  const seconds = (performance.now() - startMs) / 1000;
  if ((await accepted(places)) === MESSAGES) throw new Error('All was sent before the last was replaced.');
  await db.updateTable('senders').set({ sends_per_second: 5000 }).execute();
  await waitFor('all to be sent', async () => (await accepted(places)) >= MESSAGES, WITHIN_MS);
  return { loaded: await load.end(), mostUncertain, seconds };
}

interface UpgradeResult {
  places: Places;
  db: Database;
  loaded: Loaded;
  mostUncertain: number;
  seconds: number;
  broken: number;
}

async function report({ places, db, loaded, mostUncertain, seconds, broken }: UpgradeResult): Promise<void> {
  const { duplicates } = await summary(places);
  const refused = Object.values(loaded.refused).reduce((sum, times) => sum + times, 0);
  const print = (figure: string, value: number, unit: string) =>
    printFigure({ bench: 'upgrade', figure, value, unit, limit: null });
  print('migrated and five processes replaced in', seconds, 's');
  print('requests of shoppers, stores and merchants', loaded.requests, 'requests');
  print('the slowest of them', loaded.slowestMs, 'ms');
  print('messages sent meanwhile and after', MESSAGES, 'messages');
  const mustBeNone = {
    'requests refused': refused,
    'requests of anybody that the proxy could not pass on': broken,
    'most messages in doubt': Math.max(mostUncertain, await countUncertain(db)),
    'messages sent twice': duplicates.length,
    'messages lost': MESSAGES - (await summary(places)).byCallbackData,
  };
  for (const [figure, value] of Object.entries(mustBeNone)) print(figure, value, 'times');
  if (Object.values(mustBeNone).some((value) => value !== 0))
    throw new Error(`What has to be none is not: ${JSON.stringify({ ...mustBeNone, ...loaded.refused })}`);
}

function summary({
  sandboxUrl,
}: Places): Promise<{ accepted: number; byCallbackData: number; duplicates: string[] }> {
  return callControl(`${sandboxUrl}/control/whatsapp/messages/summary`);
}

async function accepted(places: Places): Promise<number> {
  return (await summary(places)).accepted;
}

async function countUncertain(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((outbox) => outbox.fn.countAll<number>().as('count'))
    .where('state', '=', 'uncertain')
    .executeTakeFirstOrThrow();
  return count;
}
