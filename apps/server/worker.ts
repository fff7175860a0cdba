import { randomUUID } from 'node:crypto';
import { DiscountDesk, fireCampaignTimers } from '#features/automations/server/index.ts';
import { checkNextSender } from '#features/channels/server/index.ts';
import {
  Dispatcher,
  SendByMessenger,
  SendByWhatsApp,
  SideEffects,
  beat,
  fetchNextInboundMedia,
  markReadNext,
  resolveUncertain,
  sayGoodbye,
} from '#features/messaging/server/index.ts';
import { watchBilling } from '#features/plans/server/index.ts';
import { removeExpiredFiles } from '#features/privacy/server/index.ts';
import { StoreReconciler, type StorePlatform } from '#features/store-data/server/index.ts';
import { WhatsAppMedia } from '#partners/whatsapp/whatsapp-media.ts';
import type { Context } from '#platform/context.ts';
import { handleNextWebhook } from '#platform/inbox/webhook-inbox.ts';
import { startLoop, type Loop } from '#platform/loop/loop.ts';
import { openStorage } from '#platform/storage/storage.ts';
import { keepPartitions } from './keep-partitions.ts';
import type { Providers } from './providers.ts';
import { webhookHandler } from './webhook-handlers.ts';

const INBOX_IDLE_MS = 250;
const TIMERS_IDLE_MS = 250;
/** A timer is mostly waiting for the database; three at a time keep it busy. */
const TIMER_LOOPS = 3;
const DISCOUNTS_IDLE_MS = 300;
const RECONCILE_IDLE_MS = 500;
const UNCERTAIN_IDLE_MS = 2000;
const SENDER_CHECKS_IDLE_MS = 2000;
const BILLING_IDLE_MS = 1000;
const EXPIRED_FILES_IDLE_MS = 60_000;
const READ_MARKS_IDLE_MS = 500;
const INBOUND_FILES_IDLE_MS = 1000;
const HEARTBEAT_MS = 3000;
const PARTITIONS_IDLE_MS = 6 * 3600 * 1000;

export interface Worker {
  /** A webhook was stored in this process: it need not wait for the next look. */
  wakeInbox(): void;
  stop(): Promise<void>;
}

/** Starts everything that runs by itself. Any number of workers may share one database. */
export async function startWorker(
  ctx: Context,
  stores: StorePlatform,
  { whatsapp, messenger, gupshup }: Providers,
): Promise<Worker> {
  const workerId = randomUUID();
  const dispatcher = new Dispatcher(
    ctx,
    {
      WA: new SendByWhatsApp(ctx, { meta: whatsapp, gupshup }),
      FB: new SendByMessenger(ctx, messenger),
    },
    workerId,
    new SideEffects(ctx),
  );
  const discounts = new DiscountDesk(ctx, stores);
  const reconciler = new StoreReconciler(ctx, stores);
  const handle = webhookHandler(ctx);
  const storage = openStorage(ctx.settings);
  const media = new WhatsAppMedia(ctx.settings.meta.graphUrl, ctx.settings.meta.graphVersion);
  await reconciler.begin();
  await beat(ctx, workerId);
  const loop = (name: string, idleMs: number, run: () => Promise<boolean>) =>
    startLoop(ctx.log, name, idleMs, run);
  const inbox = loop('inbox', INBOX_IDLE_MS, () => handleNextWebhook(ctx.db, ctx.clock, ctx.log, handle));
  const loops: Loop[] = [
    inbox,
    ...Array.from({ length: TIMER_LOOPS }, () =>
      loop('timers', TIMERS_IDLE_MS, () => fireCampaignTimers(ctx)),
    ),
    loop('discounts', DISCOUNTS_IDLE_MS, () => discounts.prepareDue()),
    loop('reconcile', RECONCILE_IDLE_MS, () => reconciler.reconcileDue()),
    loop('uncertain', UNCERTAIN_IDLE_MS, () => resolveUncertain(ctx)),
    loop('sender checks', SENDER_CHECKS_IDLE_MS, () => checkNextSender(ctx, whatsapp)),
    loop('billing', BILLING_IDLE_MS, () => watchBilling(ctx)),
    loop('read marks', READ_MARKS_IDLE_MS, () => markReadNext(ctx, whatsapp)),
    loop('inbound files', INBOUND_FILES_IDLE_MS, () => fetchNextInboundMedia(ctx, media, storage)),
    loop('expired files', EXPIRED_FILES_IDLE_MS, () => removeExpiredFiles(ctx, storage)),
    loop('heartbeat', HEARTBEAT_MS, async () => {
      await beat(ctx, workerId);
      return false;
    }),
    loop('partitions', PARTITIONS_IDLE_MS, () => keepPartitions(ctx)),
  ];
  dispatcher.start();
  return {
    wakeInbox: () => inbox.wake(),
    async stop() {
      await dispatcher.stop();
      await Promise.all(loops.map((one) => one.stop()));
      await Promise.all([discounts.settled(), reconciler.stop()]);
      await media.close();
      await sayGoodbye(ctx, workerId);
    },
  };
}
