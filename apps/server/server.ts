import { MOST_AT_ONCE, WebhookWatch } from '#features/messaging/server/index.ts';
import { StorePlatform } from '#features/store-data/server/index.ts';
import { GupshupClient } from '#partners/gupshup/gupshup-client.ts';
import { MessengerClient } from '#partners/messenger/messenger-client.ts';
import { WhatsAppClient } from '#partners/whatsapp/whatsapp-client.ts';
import type { Settings } from '#platform/config/settings.ts';
import { storageWarning } from '#platform/config/storage-settings.ts';
import type { Context } from '#platform/context.ts';
import { claimDatabase } from '#platform/database/installation-kind.ts';
import { startLoop } from '#platform/loop/loop.ts';
import { buildApi } from './api.ts';
import { checkEncryptionKey } from './check-encryption-key.ts';
import { jobList } from './job-list.ts';
import { keepPartitions } from './keep-partitions.ts';
import { addListeners } from './listeners.ts';
import { openContext } from './open-context.ts';
import { startWorker, type Worker } from './worker.ts';

const CLOCK_IDLE_MS = 3000;

export type Role = 'api' | 'worker' | 'all';

export interface RunningServer {
  ctx: Context;
  /** Null in a process that is a worker only. */
  address: string | null;
  /** What it answers to. */
  routes: readonly { method: string; path: string }[];
  stop(): Promise<void>;
}

/** Starts one server process in its role. `port` 0 picks a free one. */
export async function startServer(settings: Settings, role: Role): Promise<RunningServer> {
  const { ctx, setClock, close } = openContext(settings, role);
  try {
    await checkEncryptionKey(ctx);
    await claimDatabase(ctx.db, settings.isSandbox ? 'sandbox' : 'real');
  } catch (error) {
    await close();
    throw error;
  }
  const warning = storageWarning(settings.storage);
  if (warning !== null) ctx.log.warn(warning);
  // Before anything is dated.
  await setClock();
  const stores = new StorePlatform(ctx);
  const whatsapp = new WhatsAppClient(settings.meta.graphUrl, settings.meta.graphVersion, {
    connections: MOST_AT_ONCE,
  });
  const messenger = new MessengerClient(settings.meta, { connections: MOST_AT_ONCE });
  const gupshup = new GupshupClient(settings.gupshup.url, { connections: MOST_AT_ONCE });
  const providers = { whatsapp, messenger, gupshup };
  addListeners(ctx);
  // A table that is in use by others is not waited for: the worker's loop goes on trying.
  await keepPartitions(ctx).catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'partitions not made yet'),
  );
  await ctx.jobs.start(jobList(ctx, stores, providers), { run: role !== 'api' });
  const clockLoop = startLoop(ctx.log, 'clock', CLOCK_IDLE_MS, async () => {
    await setClock();
    return false;
  });
  const worker: Worker | null = role === 'api' ? null : await startWorker(ctx, stores, providers);
  const watch = new WebhookWatch(ctx);
  const api = role === 'worker' ? null : await buildApi(ctx, stores, watch, () => worker?.wakeInbox());
  const address = (await api?.listen({ port: settings.port, host: settings.host })) ?? null;
  if (api) await watch.open();
  return {
    ctx,
    address,
    routes: api?.routes ?? [],
    async stop() {
      // What comes in is refused first; what is under way ends; then the ground is taken away.
      await api?.close();
      if (api) await watch.shut();
      await worker?.stop();
      await clockLoop.stop();
      await ctx.jobs.stop();
      await Promise.all([whatsapp.close(), messenger.close(), gupshup.close()]);
      await close();
    },
  };
}
