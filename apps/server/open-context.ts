import { openClock } from '#platform/clock/clock.ts';
import type { Settings } from '#platform/config/settings.ts';
import type { Context } from '#platform/context.ts';
import { openDatabase } from '#platform/database/database.ts';
import { EventBus } from '#platform/events/domain-events.ts';
import { Jobs } from '#platform/jobs/jobs.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { SecretBox } from '#platform/secrets/secret-box.ts';

export interface OpenContext {
  ctx: Context;
  close(): Promise<void>;
}

/** Opens what every part of the server stands on. */
export function openContext(settings: Settings, role: string): OpenContext {
  const log = openLogger(settings.logLevel, role);
  const { db, pool, close } = openDatabase(settings.databaseUrl, { connections: 12 });
  const ctx: Context = {
    settings,
    clock: openClock(settings.clockOffsetFile),
    db,
    pool,
    log,
    events: new EventBus(),
    jobs: new Jobs(settings.databaseUrl, log),
    secrets: new SecretBox(settings.encryptionKey),
  };
  return { ctx, close };
}
