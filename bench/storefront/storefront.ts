import { fork, type ChildProcess } from 'node:child_process';
import type pg from 'pg';
import { ensureTools } from '#features/product/opt-in-tools/server/wiring.ts';
import { sandboxEnvironment } from '#platform/config/sandbox-environment.ts';
import { openDatabase } from '#platform/database/database.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { migrate } from '#platform/database/schema/migrate.ts';
import { SERVER_PROGRAM } from '#tools/start/launch.ts';
import { startProgram, type RunningProgram } from '#tools/start/start-program.ts';
import { makeDataDir, removeDataDir } from '#tools/test-environment/make-data-dir.ts';
import { reservePorts } from '#tools/test-environment/reserve-ports.ts';
import { seedShop } from '#tools/test-environment/seeds/seed-shop.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { printFigure } from '../figure.ts';
import { amount } from '../short-form.ts';
import { cpuTimes } from '../worker/cpu-time.ts';
import { hammer } from './hammer.ts';

const SHOPS = amount(50, 10);
/** As in shops that are some weeks old. For empty tables the planner prefers to scan everything. */
const PEOPLE_OF_A_SHOP = 500;
const DOCUMENTS = amount(60_000, 5_000);
const OPT_INS = amount(10_000, 600);
const BEACONS = amount(4_000, 300);
/** As many events as pages send together: tools shown, opened and closed. */
const EVENTS_A_BEACON = 5;
const DOCUMENTS_AT_ONCE = 32;
/** The required rate of one process. */
const DOCUMENTS_A_SECOND = 8000;
const DOCUMENTS_WITHIN_MS = 10;
const WRITES_AT_ONCE = 32;
/** At two thousand sign-ups a second, each answered within 64 ms, this many are in flight. */
const OPT_INS_AT_ONCE = 128;
/** Such a high daily number makes none of this bench's sign-ups suspicious. */
const USUAL_A_DAY = 1_000_000;
const JSON_HEADERS = { 'content-type': 'application/json' };

interface Tool {
  page_id: string;
  tool_id: string;
}

interface Stage {
  url: string;
  plainUrl: string;
  pool: pg.Pool;
  api: RunningProgram;
  tools: readonly Tool[];
}

/**
 * Measures requests of store pages to one API process: public documents, sign-ups and events, with the CPU time of the
 * process and the database for each. The limit is a server that answers with the same bytes. Then measures how long
 * after a save a second process serves the new document.
 */
export async function benchStorefront(): Promise<void> {
  const dataDir = makeDataDir();
  const postgres = await startEmbeddedPostgres({ dataDir });
  const plain = await startPlain();
  try {
    await migrate(postgres.url);
    const { pool, db, close } = openDatabase(postgres.url);
    const [port = 0, otherPort = 0] = await reservePorts(2);
    const env = environmentOf(dataDir, postgres.url, port);
    const key = Buffer.from(env.BELLBIRD_ENCRYPTION_KEY, 'base64');
    for (let nth = 0; nth < SHOPS; nth += 1) {
      const { shopId } = await seedShop(db, key, PEOPLE_OF_A_SHOP);
      await inShop(db, shopId, (tx) => ensureTools({ clock: { now: () => new Date() } }, tx, shopId));
    }
    const tools = await switchOn(pool);
    const api = await startProgram('api', SERVER_PROGRAM, env, ['--role=api']);
    const stage = { url: `http://127.0.0.1:${port}`, plainUrl: plain.url, pool, api, tools };
    await measureDocuments(stage);
    await measureOptIns(stage);
    await measureEvents(stage);
    const other = await startProgram(
      'other api',
      SERVER_PROGRAM,
      { ...env, BELLBIRD_PORT: String(otherPort) },
      ['--role=api'],
    );
    await measureSave(stage, `http://127.0.0.1:${otherPort}`);
    await other.stop();
    await api.stop();
    await close();
  } finally {
    plain.child.kill();
    await postgres.stop();
    removeDataDir(dataDir);
  }
}

async function measureDocuments(stage: Stage): Promise<void> {
  const { url, plainUrl, tools } = stage;
  const requestOf = (nth: number) => ({
    method: 'GET' as const,
    path: `/storefront/tools?pageId=${tools[nth % tools.length]?.page_id}`,
    headers: { 'accept-encoding': 'br' },
  });
  const run = { requests: DOCUMENTS, atOnce: DOCUMENTS_AT_ONCE };
  for (const one of [plainUrl, url]) await hammer(one, { ...run, requests: DOCUMENTS / 5 }, requestOf);
  const limit = await hammer(plainUrl, run, requestOf);
  const spent = await cpuOf(stage);
  const measured = await hammer(url, run, requestOf);
  await spent('documents', DOCUMENTS);
  print('documents', '1/s', measured.perSecond, limit.perSecond);
  print('documents, p99', 'µs', measured.p99Ms * 1000, limit.p99Ms * 1000);
  const paced = await hammer(url, { ...run, perSecond: DOCUMENTS_A_SECOND }, requestOf);
  print(
    `documents, p99 at ${DOCUMENTS_A_SECOND} a second`,
    'µs',
    paced.p99Ms * 1000,
    DOCUMENTS_WITHIN_MS * 1000,
  );
}

async function measureOptIns(stage: Stage): Promise<void> {
  const { url, plainUrl, tools, pool } = stage;
  const requestFrom = (first: number) => (nth: number) => {
    const tool = tools[nth % tools.length];
    return post('opt-ins', first + nth, {
      pageId: tool?.page_id,
      toolId: tool?.tool_id,
      phone: `+49151${String(10_000_000 + first + nth)}`,
      pageAddress: 'https://shop.example/products/moss-mug',
      locale: 'en',
      visitorId: `visitor-${first + nth}`,
    });
  };
  const warmUp = { requests: OPT_INS / 5, atOnce: OPT_INS_AT_ONCE };
  for (const one of [plainUrl, url]) await hammer(one, warmUp, requestFrom(0));
  const run = { requests: OPT_INS, atOnce: OPT_INS_AT_ONCE };
  const limit = await hammer(plainUrl, run, requestFrom(0));
  const spent = await cpuOf(stage);
  const measured = await hammer(url, run, requestFrom(OPT_INS));
  await spent('opt-ins', OPT_INS);
  print('opt-ins stored', '1/s', measured.perSecond, limit.perSecond);
  print('opt-ins, p99', 'µs', measured.p99Ms * 1000, limit.p99Ms * 1000);
  const { rows } = await pool.query<{ proofs: number }>('select count(*)::int as proofs from consent_ledger');
  if (rows[0]?.proofs !== OPT_INS + OPT_INS / 5) throw new Error(`${rows[0]?.proofs} proofs are kept`);
}

async function measureEvents(stage: Stage): Promise<void> {
  const { url, plainUrl, tools, pool } = stage;
  const kinds = ['impression', 'open', 'impression', 'dismissal', 'impression'].slice(0, EVENTS_A_BEACON);
  const requestOf = (nth: number) => {
    const tool = tools[nth % tools.length];
    const events = kinds.map((kind) => ({ toolId: tool?.tool_id, kind }));
    // Each kind of event counts once a day for a known visitor, so earlier runs would have used it up.
    return post('events', nth, { pageId: tool?.page_id, events });
  };
  const run = { requests: BEACONS, atOnce: WRITES_AT_ONCE };
  for (const one of [plainUrl, url]) await hammer(one, { ...run, requests: BEACONS / 5 }, requestOf);
  const limit = await hammer(plainUrl, run, requestOf);
  const spent = await cpuOf(stage);
  const measured = await hammer(url, run, requestOf);
  await spent('beacons', BEACONS);
  const [perSecond, most] = [measured.perSecond * EVENTS_A_BEACON, limit.perSecond * EVENTS_A_BEACON];
  print('events counted', '1/s', perSecond, most);
  print('beacons, p99', 'µs', measured.p99Ms * 1000, limit.p99Ms * 1000);
  const wanted = (BEACONS + BEACONS / 5) * EVENTS_A_BEACON;
  await waitFor(`${wanted} events to be counted`, async () => {
    const { rows } = await pool.query<{ counted: number }>(
      `select sum(impressions + opens + dismissals)::int as counted from tool_days where day > '2000-01-01'`,
    );
    return rows[0]?.counted === wanted;
  });
}

/** Measures the time after a tool is switched off directly in the database, as by a third process. */
async function measureSave({ pool, tools, url }: Stage, otherUrl: string): Promise<void> {
  const [tool] = tools;
  const shown = async (at: string) =>
    (await fetch(`${at}/storefront/tools?pageId=${tool?.page_id}`))
      .text()
      .then((text) => text.includes(tool?.tool_id ?? ''));
  for (const at of [url, otherUrl]) if (!(await shown(at))) throw new Error('the tool is not shown');
  await pool.query('update opt_in_tools set is_active = false where tool_id = $1', [tool?.tool_id]);
  const startedMs = performance.now();
  for (const at of [url, otherUrl]) await waitFor('the tool to go', async () => !(await shown(at)));
  print('a save seen by both processes', 'ms', performance.now() - startedMs, 5000);
}

/** Posts a request from a network of its own, as different shoppers do. */
function post(path: string, nth: number, body: object) {
  const address = `${10 + (nth >> 16)}.${nth & 255}.${(nth >> 8) & 255}.1`;
  return {
    method: 'POST' as const,
    path: `/storefront/${path}`,
    headers: { ...JSON_HEADERS, 'x-forwarded-for': address },
    body: JSON.stringify(body),
  };
}

/** Returns a function that prints the CPU time of the process and the database since this call, for each request. */
async function cpuOf({ pool, api }: Stage): Promise<(of: string, requests: number) => Promise<void>> {
  const before = await cpuTimes(pool, api);
  return async (of, requests) => {
    const after = await cpuTimes(pool, api);
    for (const who of ['program', 'database'] as const)
      print(
        `${of}, CPU of the ${who === 'program' ? 'api' : who} for each`,
        'µs',
        ((after[who] - before[who]) * 1000) / requests,
        null,
      );
  };
}

function print(figure: string, unit: string, value: number, limit: number | null): void {
  printFigure({ bench: 'storefront', figure, value, unit, limit });
}

/** Turns the pills on, in shops where no sign-up is suspicious. */
async function switchOn(pool: pg.Pool): Promise<Tool[]> {
  const { rows } = await pool.query<Tool>(
    `update opt_in_tools t set is_active = true from shops s
     where s.shop_id = t.shop_id and t.type = 'persistentPill' and t.channel = 'WA'
     returning s.shop_url as page_id, t.tool_id`,
  );
  await pool.query(
    `insert into tool_days (shop_id, tool_id, day, opt_ins)
     select shop_id, tool_id, current_date - 7, $1::bigint from opt_in_tools where is_active`,
    [USUAL_A_DAY * 28],
  );
  await pool.query('vacuum analyze');
  return rows;
}

function environmentOf(dataDir: string, databaseUrl: string, port: number) {
  const sandbox = sandboxEnvironment({ sandboxPort: 1, dataDir });
  return {
    ...process.env,
    ...sandbox,
    BELLBIRD_ENCRYPTION_KEY: sandbox['BELLBIRD_ENCRYPTION_KEY'] ?? '',
    BELLBIRD_PORT: String(port),
    BELLBIRD_DATA_DIR: dataDir,
    BELLBIRD_LOG_LEVEL: 'error',
    // Each request comes from another IP address.
    BELLBIRD_TRUSTED_PROXIES: '127.0.0.0/8',
    DATABASE_URL: databaseUrl,
  };
}

function startPlain(): Promise<{ url: string; child: ChildProcess }> {
  const child = fork(new URL('./plain-document.ts', import.meta.url));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('message', (message) => {
      const { port } = message as { port: number };
      resolve({ url: `http://127.0.0.1:${port}`, child });
    });
  });
}
