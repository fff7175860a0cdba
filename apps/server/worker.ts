import { randomUUID } from 'node:crypto';
import { ExportRunner } from '#features/administration/exports/server/wiring.ts';
import { Deliverer } from '#features/administration/webhooks/server/wiring.ts';
import { DiscountCodeMaker } from '#features/engine/discounts/server/wiring.ts';
import type { StepListener } from '#features/engine/messaging/server/steps-api.ts';
import {
  Dispatcher,
  type DispatchFigures,
  SendByMessenger,
  SendByWhatsApp,
  isWorkerAlive,
  deregisterWorker,
  messagesDue,
  recordHeartbeat,
} from '#features/engine/messaging/server/wiring.ts';
import { type StorePlatform } from '#features/foundations/store-data/server/index.ts';
import {
  StoreCommander,
  StoreReconciler,
  StoreSyncer,
} from '#features/foundations/store-data/server/wiring.ts';
import { ImportRunner } from '#features/product/imports/server/wiring.ts';
import { WhatsAppMedia } from '#partners/whatsapp/whatsapp-media.ts';
import type { Context } from '#platform/context.ts';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import { webhooksDue } from '#platform/inbox/take-webhooks.ts';
import { jobsDue } from '#platform/jobs/jobs.ts';
import type { Brake } from '#platform/loop/brake.ts';
import { startLoop, type Loop } from '#platform/loop/loop.ts';
import { openStorage } from '#platform/storage/storage.ts';
import { followDatabase } from './follow-database.ts';
import { startInbox } from './inbox-readers.ts';
import type { LoopParts } from './loop-line.ts';
import { loopList, TIMER_LOOPS } from './loop-list.ts';
import { WorkPoller } from './poll-for-work.ts';
import type { Providers } from './providers.ts';
import { whatsAppReceipts } from './whatsapp-receipts.ts';

export interface Worker {
  /** Makes the inbox read a stored webhook immediately. */
  wakeInbox(): void;
  figures(): DispatchFigures;
  stop(): Promise<void>;
}

/** Starts all background work. Any number of workers may share one database. */
export async function startWorker(
  ctx: Context,
  stores: StorePlatform,
  { whatsapp, messenger, gupshup }: Providers,
  { brake, steps }: { brake: Brake; steps: StepListener },
): Promise<Worker> {
  const workerId = randomUUID();
  const ports = {
    WA: new SendByWhatsApp(ctx, { meta: whatsapp, gupshup }),
    FB: new SendByMessenger(ctx, messenger),
  };
  const dispatcher = new Dispatcher(ctx, ports, workerId, steps);
  const discounts = new DiscountCodeMaker(ctx, stores);
  const reconciler = new StoreReconciler(ctx, stores);
  const commander = new StoreCommander(ctx, stores);
  const syncer = new StoreSyncer(ctx, stores);
  const storage = openStorage(ctx.settings);
  const exporter = new ExportRunner(ctx, storage);
  const importer = new ImportRunner(ctx, storage);
  const media = new WhatsAppMedia(ctx.settings.meta.graphUrl, ctx.settings.meta.graphVersion);
  const receipts = whatsAppReceipts(ctx, steps);
  // Runs before our first heartbeat: after a restore, the last stored heartbeat shows when the lost time starts.
  await followDatabase(ctx);
  if (!(await isWorkerAlive(ctx))) await reconciler.askAfterGap();
  await recordHeartbeat(ctx, workerId);
  const inbox = startInbox(ctx, brake);
  const timers = openTimers(ctx);
  const parts = {
    workerId,
    steps,
    deliverer: new Deliverer(ctx),
    timersDb: timers.db,
    receipts,
    discounts,
    exporter,
    importer,
    reconciler,
    commander,
    syncer,
    whatsapp,
    gupshup,
    media,
    storage,
  };
  const { loops, polling } = startPolling(ctx, parts, { brake, dispatcher, inbox });
  return {
    wakeInbox: inbox.wake,
    figures: () => dispatcher.figures,
    async stop() {
      await polling.stop();
      await dispatcher.stop();
      await Promise.all([inbox, ...loops].map((one) => one.stop()));
      await settle(parts);
      await Promise.all([media.close(), timers.close()]);
      await deregisterWorker(ctx, workerId);
    },
  };
}

/**
 * Opens the connections of the timer loops. Their queries are prepared, because planning them for each reminder took
 * half of the database's time.
 */
function openTimers({ settings }: Context): OpenDatabase {
  return openDatabase(settings.databaseUrl, {
    connections: TIMER_LOOPS,
    name: 'bellbird timers',
    isPrepared: true,
    pooler: settings.operation.databasePooler,
  });
}

/** Waits until all running work has ended or is left to another worker. */
async function settle(parts: LoopParts): Promise<void> {
  const { discounts, commander, syncer, reconciler, exporter, importer, deliverer } = parts;
  await Promise.all([
    discounts.settled(),
    commander.settled(),
    syncer.stop(),
    reconciler.stop(),
    exporter.stop(),
    importer.stop(),
    deliverer.stop(),
  ]);
}

/** Starts the loops, the dispatcher, and the check that wakes them when work is due. */
function startPolling(
  ctx: Context,
  parts: LoopParts,
  { brake, dispatcher, inbox }: { brake: Brake; dispatcher: Dispatcher; inbox: Loop },
): { loops: Loop[]; polling: Pick<Loop, 'stop'> } {
  const poller = new WorkPoller(ctx);
  const loops = startLoops(ctx, parts, { poller, brake });
  dispatcher.start(brake);
  poller.watch(messagesDue, () => dispatcher.wake());
  poller.watch(webhooksDue, inbox.wake);
  poller.watch(jobsDue, () => ctx.jobs.wake());
  return { loops, polling: poller.start(brake) };
}

function startLoops(
  ctx: Context,
  parts: LoopParts,
  { poller, brake }: { poller: WorkPoller; brake: Brake },
): Loop[] {
  return loopList(ctx, parts).flatMap(({ name, idleMs, due, count = 1, run, isAlways, ...limits }) => {
    const options = isAlways ? limits : { ...limits, brake };
    const loops = Array.from({ length: count }, () => startLoop(ctx.log, name, idleMs, run, options));
    if (due) poller.watch(due, () => loops.forEach((one) => one.wake()));
    return loops;
  });
}
