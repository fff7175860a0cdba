import { randomUUID } from 'node:crypto';
import { DiscountCodeMaker } from '#features/discounts/server/index.ts';
import { ExportRunner } from '#features/exports/server/index.ts';
import { ImportRunner } from '#features/imports/server/index.ts';
import {
  AccountIds,
  Dispatcher,
  type DispatchFigures,
  ReceiptBatcher,
  SendByMessenger,
  SendByWhatsApp,
  actOnFailures,
  isWorkerAlive,
  deregisterWorker,
  recordHeartbeat,
} from '#features/messaging/server/index.ts';
import {
  StoreCommander,
  StoreReconciler,
  StoreSyncer,
  type StorePlatform,
} from '#features/store-data/server/index.ts';
import { WhatsAppMedia } from '#partners/whatsapp/whatsapp-media.ts';
import type { Context } from '#platform/context.ts';
import { startLoop, type Loop } from '#platform/loop/loop.ts';
import { openStorage } from '#platform/storage/storage.ts';
import { startInbox } from './inbox-readers.ts';
import { loopList, type LoopParts } from './loop-list.ts';
import type { Providers } from './providers.ts';

export interface Worker {
  /** A webhook was stored in this process: it need not wait for the next look. */
  wakeInbox(): void;
  figures(): DispatchFigures;
  stop(): Promise<void>;
}

/** Starts everything that runs by itself. Any number of workers may share one database. */
export async function startWorker(
  ctx: Context,
  stores: StorePlatform,
  { whatsapp, messenger, gupshup }: Providers,
): Promise<Worker> {
  const workerId = randomUUID();
  const ports = {
    WA: new SendByWhatsApp(ctx, { meta: whatsapp, gupshup }),
    FB: new SendByMessenger(ctx, messenger),
  };
  const dispatcher = new Dispatcher(ctx, ports, workerId);
  const discounts = new DiscountCodeMaker(ctx, stores);
  const reconciler = new StoreReconciler(ctx, stores);
  const commander = new StoreCommander(ctx, stores);
  const syncer = new StoreSyncer(ctx, stores);
  const storage = openStorage(ctx.settings);
  const exporter = new ExportRunner(ctx, storage);
  const importer = new ImportRunner(ctx, storage);
  const media = new WhatsAppMedia(ctx.settings.meta.graphUrl, ctx.settings.meta.graphVersion);
  const receipts = new ReceiptBatcher(ctx, 'WA', {
    failures: (failed) => actOnFailures(ctx, failed),
    accountIds: new AccountIds(ctx),
  });
  if (!(await isWorkerAlive(ctx))) await reconciler.askAfterGap();
  await recordHeartbeat(ctx, workerId);
  const inbox = startInbox(ctx);
  const parts = {
    workerId,
    receipts,
    discounts,
    exporter,
    importer,
    reconciler,
    commander,
    syncer,
    whatsapp,
    media,
    storage,
  };
  const loops = startLoops(ctx, parts);
  dispatcher.start();
  return {
    wakeInbox: inbox.wake,
    figures: () => dispatcher.figures,
    async stop() {
      await dispatcher.stop();
      await Promise.all([inbox, ...loops].map((one) => one.stop()));
      await Promise.all([
        discounts.settled(),
        commander.settled(),
        syncer.stop(),
        reconciler.stop(),
        exporter.stop(),
        importer.stop(),
      ]);
      await media.close();
      await deregisterWorker(ctx, workerId);
    },
  };
}

function startLoops(ctx: Context, parts: LoopParts): Loop[] {
  return loopList(ctx, parts).flatMap(({ name, idleMs, count = 1, run, ...options }) =>
    Array.from({ length: count }, () => startLoop(ctx.log, name, idleMs, run, options)),
  );
}
