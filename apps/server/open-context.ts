import { openClock } from '#platform/clock/clock.ts';
import { databaseFollower } from '#platform/clock/follow-database.ts';
import type { Settings } from '#platform/config/settings.ts';
import type { Context } from '#platform/context.ts';
import { openDatabase } from '#platform/database/database.ts';
import { SLOW } from '#platform/database/time-limits.ts';
import { EventBus } from '#platform/events/domain-events.ts';
import { Jobs } from '#platform/jobs/jobs.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { SecretBox } from '#platform/secrets/secret-box.ts';

export interface OpenContext {
  ctx: Context;
  /** Sets the context's clock by the database's; rejects while that is away. */
  setClock(): Promise<void>;
  close(): Promise<void>;
}

/** Opens what every part of the server stands on. */
export function openContext(settings: Settings, role: string): OpenContext {
  const log = openLogger(settings.logLevel, role);
  const hot = openDatabase(settings.databaseUrl, {
    connections: settings.operation.databaseConnections,
    name: `bellbird ${role}`,
  });
  const slow = openDatabase(settings.databaseUrl, {
    connections: 3,
    limits: SLOW,
    name: `bellbird ${role} slow`,
  });
  const clock = openClock(settings.clockOffsetFile);
  const ctx: Context = {
    settings,
    clock,
    db: hot.db,
    slowDb: slow.db,
    pool: hot.pool,
    log,
    events: new EventBus(),
    jobs: new Jobs(settings.databaseUrl, log),
    secrets: new SecretBox(settings.encryptionKey),
  };
  const setClock = databaseFollower(clock, hot.pool, log);
  return { ctx, setClock, close: async () => void (await Promise.all([hot.close(), slow.close()])) };
}
