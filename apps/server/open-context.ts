import { openClock } from '#platform/clock/clock.ts';
import { databaseFollower } from '#platform/clock/follow-database.ts';
import type { Settings } from '#platform/config/settings.ts';
import type { Context } from '#platform/context.ts';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import { ShopReader } from '#platform/database/shop-reader.ts';
import { SLOW } from '#platform/database/time-limits.ts';
import { EventBus } from '#platform/events/domain-events.ts';
import { Jobs } from '#platform/jobs/jobs.ts';
import { logDestination } from '#platform/logging/log-destination.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { SecretBox } from '#platform/secrets/secret-box.ts';
import { startTracing } from '#platform/tracing/start-tracing.ts';

export interface OpenContext {
  ctx: Context;
  /**
   * Sets the context's clock by the database's clock; see `databaseFollower`. Rejects while the database is
   * unavailable.
   */
  setClock(): Promise<number>;
  close(): Promise<void>;
}

/** Opens what every part of the server needs. */
export async function openContext(settings: Settings, role: string): Promise<OpenContext> {
  const log = openLogger(settings.logLevel, role, logDestination(settings.logFormat));
  // Tracing starts before the connections and clients that it traces.
  const tracing = await startTracing(settings.tracing, role, log);
  const { databaseConnections, databasePooler: pooler } = settings.operation;
  const hot = openDatabase(settings.databaseUrl, {
    connections: databaseConnections,
    name: `bellbird ${role}`,
    pooler,
  });
  const slow = openDatabase(settings.databaseUrl, {
    connections: 3,
    limits: SLOW,
    name: `bellbird ${role} slow`,
    pooler,
  });
  const replica = openReplica(settings, role);
  const clock = openClock(settings.clockOffsetFile);
  const ctx: Context = {
    settings,
    clock,
    db: hot.db,
    slowDb: slow.db,
    reader: new ShopReader({ primary: hot, replica, log }),
    pool: hot.pool,
    log,
    events: new EventBus(),
    jobs: new Jobs(settings.databaseUrl, log, pooler),
    secrets: new SecretBox(settings.encryptionKey),
  };
  const setClock = databaseFollower(clock, hot.pool, log);
  return {
    ctx,
    setClock,
    async close() {
      await Promise.all([hot.close(), slow.close(), replica?.close()]);
      await tracing.stop();
    },
  };
}

/** Opens the replica, only in processes that answer requests, because the others serve no pages. */
function openReplica({ operation }: Settings, role: string): OpenDatabase | null {
  if (operation.replicaUrl === null || role === 'worker') return null;
  return openDatabase(operation.replicaUrl, {
    connections: operation.databaseConnections,
    name: `bellbird ${role} replica`,
    pooler: operation.databasePooler,
  });
}
