import { setTimeout as sleep } from 'node:timers/promises';
import {
  listenForEvents,
  noteMessageSteps,
  WantedEvents,
} from '#features/administration/webhooks/server/wiring.ts';
import { MOST_AT_ONCE, WebhookWatch } from '#features/engine/messaging/server/wiring.ts';
import { catalogueOf } from '#features/foundations/plans/server/wiring.ts';
import { StorePlatform } from '#features/foundations/store-data/server/index.ts';
import { GupshupClient } from '#partners/gupshup/gupshup-client.ts';
import { MessengerClient } from '#partners/messenger/messenger-client.ts';
import { WhatsAppClient } from '#partners/whatsapp/whatsapp-client.ts';
import type { Settings } from '#platform/config/settings.ts';
import { storageWarning } from '#platform/config/storage-settings.ts';
import type { Context } from '#platform/context.ts';
import { claimDatabase } from '#platform/database/installation-kind.ts';
import { listSchema } from '#platform/database/schema/schema-state.ts';
import type { ServedRoute } from '#platform/http/build-server.ts';
import { readLoopFigures, startLoop } from '#platform/loop/loop.ts';
import { requireDataDir } from '#platform/storage/require-data-dir.ts';
import { buildApi } from './api.ts';
import { checkEncryptionKey } from './check-encryption-key.ts';
import { ClockGuard } from './health/clock-guard.ts';
import { openHealthServer } from './health/health-server.ts';
import { Readiness } from './health/readiness.ts';
import { SchemaGuard, requireKnownSchema } from './health/schema-guard.ts';
import { jobList } from './job-list.ts';
import { addListeners } from './listeners.ts';
import { maintainPartitions } from './maintain-partitions.ts';
import { MetricsPage } from './metrics/metrics-page.ts';
import { openContext, type OpenContext } from './open-context.ts';
import type { Providers } from './providers.ts';
import { startWorker, type Worker } from './worker.ts';

/** How old the set of wanted events may be. So every process notes events for a new endpoint after this long at the latest. */
const WANTED_AGAIN_MS = 5000;

export type Role = 'api' | 'worker' | 'all';

export interface RunningServer {
  ctx: Context;
  /** The server's URL: the API's, or the health server's if the process is only a worker. */
  address: string;
  /** The routes that the server answers. */
  routes: readonly ServedRoute[];
  stop(): Promise<void>;
  /** Returns the work that a slow stop still waits for. */
  left(): { inFlight: number; loops: string[] };
}

/** Starts one server process in its role. `port` 0 picks a free port. */
export async function startServer(settings: Settings, role: Role): Promise<RunningServer> {
  requireDataDir(settings.dataDir);
  // An invalid plans file must end the process here, and not fail on the first merchant's page.
  catalogueOf(settings);
  const open = await openContext(settings, role);
  const { ctx } = open;
  const known = await listSchema();
  await checkDatabase(open, known);
  const warning = storageWarning(settings.storage);
  if (warning !== null) ctx.log.warn(warning);
  // The clock must be right before anything gets a date.
  await open.setClock();
  addListeners(ctx);
  // Read before the first event, because an event that is not noted when it happens is lost.
  const wanted = new WantedEvents();
  await wanted.read(ctx.db);
  listenForEvents(ctx, wanted);
  // Does not wait for a table that others use, because the worker's loop tries again.
  await maintainPartitions(ctx).catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'partitions not made yet'),
  );
  return run(open, wanted, known, role);
}

/** Checks that this process may use the database. If not, closes the connections and throws. */
async function checkDatabase({ ctx, close }: OpenContext, known: readonly string[]): Promise<void> {
  try {
    await requireKnownSchema(ctx, known);
    await checkEncryptionKey(ctx);
    await claimDatabase(ctx.db, ctx.settings.isSandbox ? 'sandbox' : 'real');
  } catch (error) {
    await close();
    throw error;
  }
}

/** Starts background work, then opens the port. */
async function run(
  { ctx, setClock, close }: OpenContext,
  wanted: WantedEvents,
  known: readonly string[],
  role: Role,
): Promise<RunningServer> {
  const { log, settings } = ctx;
  const stores = new StorePlatform(ctx);
  const providers = openProviders(settings);
  const { clockLimitSeconds: limitSeconds, drainSeconds } = settings.operation;
  const clockGuard = new ClockGuard({ log, limitSeconds, follow: setClock });
  const readiness = new Readiness(ctx, clockGuard, known);
  const guard = new SchemaGuard(ctx, known);
  const metrics = new MetricsPage(ctx, role, () => readiness.failures());

  const { worker, endWork } = await startWork(ctx, { role, stores, providers, clockGuard, wanted });
  if (worker) metrics.follow(worker.figures);
  const clockLoop = clockGuard.watch(ctx.jobs);
  const wantedLoop = startLoop(log, 'wanted events', WANTED_AGAIN_MS, () =>
    wanted.read(ctx.db).then(() => false),
  );
  const guardLoop = guard.watch(endWork);

  const watching = { readiness, guard, metrics };
  const httpServer = await openHttpServer(ctx, { role, stores, worker, watching, wanted });
  return {
    ctx,
    address: httpServer.address,
    routes: httpServer.routes,
    left: () => ({ inFlight: worker?.figures().inFlight ?? 0, loops: findBusyLoops() }),
    async stop() {
      // A load balancer checks only now and then, so readiness ends before the port closes.
      readiness.isStopping = true;
      await sleep(drainSeconds * 1000);
      // First new requests are refused, then running work ends, then the connections close.
      await httpServer.close();
      await guardLoop.stop();
      await endWork();
      await clockLoop.stop();
      await wantedLoop.stop();
      const clients: { close(): Promise<void> }[] = Object.values(providers);
      await Promise.all(clients.map((client) => client.close()));
      await close();
    },
  };
}

interface WorkParts {
  role: Role;
  stores: StorePlatform;
  providers: Providers;
  clockGuard: ClockGuard;
  wanted: WantedEvents;
}

/** Starts the jobs and, unless the process is only an API, the worker. `endWork` ends both. */
async function startWork(ctx: Context, { role, stores, providers, clockGuard, wanted }: WorkParts) {
  await ctx.jobs.start(jobList(ctx, stores, providers), { run: role !== 'api' });
  // The worker starts with a checked clock.
  await clockGuard.check(ctx.jobs);
  const { brake } = clockGuard;
  const worker =
    role === 'api'
      ? null
      : await startWorker(ctx, stores, providers, { brake, steps: noteMessageSteps(wanted) });
  const endWork = once(async () => {
    await worker?.stop();
    await ctx.jobs.stop();
  });
  return { worker, endWork };
}

function openProviders(settings: Settings): Providers {
  const limits = { connections: MOST_AT_ONCE };
  return {
    whatsapp: new WhatsAppClient(settings.meta.graphUrl, settings.meta.graphVersion, limits),
    messenger: new MessengerClient(settings.meta, limits),
    gupshup: new GupshupClient(settings.gupshup.url, limits),
  };
}

interface ServerParts {
  role: Role;
  stores: StorePlatform;
  worker: Worker | null;
  watching: { readiness: Readiness; guard: SchemaGuard; metrics: MetricsPage };
  wanted: WantedEvents;
}

/** Opens the server of a process: the API, or only the health server of a worker. */
async function openHttpServer(ctx: Context, { role, stores, worker, watching, wanted }: ServerParts) {
  const { host, port, operation } = ctx.settings;
  if (role === 'worker') {
    const health = await openHealthServer({ host, port: operation.healthPort, ...watching });
    return { ...health, routes: [] };
  }
  const watch = new WebhookWatch(ctx);
  const webhooks = { watch, stored: () => worker?.wakeInbox() };
  const api = await buildApi(ctx, stores, { webhooks, watching, wanted });
  const address = await api.listen({ port, host });
  await watch.open();
  return {
    address,
    routes: api.routes,
    async close() {
      await api.close();
      await watch.shut();
    },
  };
}

/** Returns the loops that are in the middle of a run. */
function findBusyLoops(): string[] {
  return [...readLoopFigures()]
    .filter(([, { runningSeconds }]) => runningSeconds !== null)
    .map(([name]) => name);
}

/** Returns a function that runs `end` once. Later calls wait for the same end. */
function once(end: () => Promise<void>): () => Promise<void> {
  let ending: Promise<void> | null = null;
  return () => (ending ??= end());
}
