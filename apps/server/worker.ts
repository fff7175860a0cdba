import { randomUUID } from 'node:crypto';
import { DiscountCodeMaker, fireCampaignTimers } from '#features/automations/server/index.ts';
import { checkNextSender } from '#features/channels/server/index.ts';
import { fetchNextInboundMedia, markReadNext } from '#features/conversations/server/index.ts';
import {
  AccountIds,
  Dispatcher,
  ReceiptBatcher,
  SendByMessenger,
  SendByWhatsApp,
  SideEffects,
  actOnFailures,
  recordHeartbeat,
  resolveUncertain,
  retryUnmatched,
  deregisterWorker,
} from '#features/messaging/server/index.ts';
import { watchBilling } from '#features/plans/server/index.ts';
import { StoreReconciler, type StorePlatform } from '#features/store-data/server/index.ts';
import { readNextTemplates } from '#features/templates/server/index.ts';
import type { WhatsAppClient } from '#partners/whatsapp/whatsapp-client.ts';
import { WhatsAppMedia } from '#partners/whatsapp/whatsapp-media.ts';
import type { Context } from '#platform/context.ts';
import { InboxReader } from '#platform/inbox/inbox-reader.ts';
import type { Urgency } from '#platform/inbox/urgency.ts';
import { startLoop, type Loop, type LoopOptions } from '#platform/loop/loop.ts';
import { openStorage, type Storage } from '#platform/storage/storage.ts';
import type { Providers } from './providers.ts';
import { startHousekeeping } from './start-housekeeping.ts';
import { webhookHandler } from './webhook-handlers.ts';

const INBOX_IDLE_MS = 250;
/** People have a reader to themselves, so that each is heard at once and in the order she spoke. */
const INBOX_READERS: readonly (readonly Urgency[])[] = [['people'], ['trade', 'rest'], ['rest', 'trade']];
const TIMERS_IDLE_MS = 250;
/** A timer is mostly waiting for the database; three at a time keep it busy. */
const TIMER_LOOPS = 3;
const DISCOUNTS_IDLE_MS = 300;
const RECONCILE_IDLE_MS = 500;
const UNCERTAIN_IDLE_MS = 2000;
const UNMATCHED_IDLE_MS = 500;
const SENDER_CHECKS_IDLE_MS = 2000;
const TEMPLATES_IDLE_MS = 2000;
const BILLING_IDLE_MS = 1000;
const READ_MARKS_IDLE_MS = 500;
const INBOUND_FILES_IDLE_MS = 1000;
const HEARTBEAT_MS = 3000;
/** Runs that ask partners wait for their answers. */
const ASKS_PARTNERS = { longestRunMs: 5 * 60_000 };

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
  const sideEffects = new SideEffects(ctx);
  const dispatcher = new Dispatcher(
    ctx,
    {
      WA: new SendByWhatsApp(ctx, { meta: whatsapp, gupshup }),
      FB: new SendByMessenger(ctx, messenger),
    },
    workerId,
    sideEffects,
  );
  const discounts = new DiscountCodeMaker(ctx, stores);
  const reconciler = new StoreReconciler(ctx, stores);
  const handle = webhookHandler(ctx);
  const storage = openStorage(ctx.settings);
  const media = new WhatsAppMedia(ctx.settings.meta.graphUrl, ctx.settings.meta.graphVersion);
  await reconciler.begin();
  await recordHeartbeat(ctx, workerId);
  const loop = loopsOf(ctx);
  const inbox = INBOX_READERS.map((urgencies) => {
    const reader = new InboxReader({ ...ctx, handle, urgencies });
    return loop(`inbox ${urgencies[0]}`, INBOX_IDLE_MS, () => reader.handleNext());
  });
  const loops: Loop[] = [
    ...inbox,
    ...sendingLoops(ctx, workerId, { sideEffects }),
    ...partnerLoops(ctx, { whatsapp, media, storage }),
    loop('discounts', DISCOUNTS_IDLE_MS, () => discounts.prepareDue()),
    loop('reconcile', RECONCILE_IDLE_MS, () => reconciler.reconcileDue()),
    ...startHousekeeping(ctx, storage),
  ];
  dispatcher.start();
  return {
    wakeInbox: () => inbox.forEach((one) => one.wake()),
    async stop() {
      await dispatcher.stop();
      await Promise.all(loops.map((one) => one.stop()));
      await Promise.all([discounts.settled(), reconciler.stop()]);
      await media.close();
      await deregisterWorker(ctx, workerId);
    },
  };
}

/** What keeps messages going: timers, receipts that found no message, what is in doubt, and this worker's own life. */
function sendingLoops(ctx: Context, workerId: string, { sideEffects }: { sideEffects: SideEffects }): Loop[] {
  const loop = loopsOf(ctx);
  const receipts = new ReceiptBatcher(ctx, 'WA', {
    failures: (failed) => actOnFailures(ctx, sideEffects, failed),
    accountIds: new AccountIds(ctx),
  });
  return [
    ...Array.from({ length: TIMER_LOOPS }, () =>
      loop('timers', TIMERS_IDLE_MS, () => fireCampaignTimers(ctx)),
    ),
    loop('uncertain', UNCERTAIN_IDLE_MS, () => resolveUncertain(ctx, workerId)),
    loop('unmatched receipts', UNMATCHED_IDLE_MS, () => retryUnmatched(ctx, receipts)),
    loop('heartbeat', HEARTBEAT_MS, async () => {
      await recordHeartbeat(ctx, workerId);
      return false;
    }),
    loop('billing', BILLING_IDLE_MS, () => watchBilling(ctx)),
  ];
}

/** What waits for partners' answers. */
function partnerLoops(
  ctx: Context,
  { whatsapp, media, storage }: { whatsapp: WhatsAppClient; media: WhatsAppMedia; storage: Storage },
): Loop[] {
  const loop = loopsOf(ctx);
  return [
    loop('sender checks', SENDER_CHECKS_IDLE_MS, () => checkNextSender(ctx, whatsapp), ASKS_PARTNERS),
    loop('templates', TEMPLATES_IDLE_MS, () => readNextTemplates(ctx, whatsapp), ASKS_PARTNERS),
    loop('read marks', READ_MARKS_IDLE_MS, () => markReadNext(ctx, whatsapp), ASKS_PARTNERS),
    loop(
      'inbound files',
      INBOUND_FILES_IDLE_MS,
      () => fetchNextInboundMedia(ctx, media, storage),
      ASKS_PARTNERS,
    ),
  ];
}

function loopsOf(ctx: Context) {
  return (name: string, idleMs: number, run: () => Promise<boolean>, options?: LoopOptions) =>
    startLoop(ctx.log, name, idleMs, run, options);
}
