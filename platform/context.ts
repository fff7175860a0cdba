import type pg from 'pg';
import type { Clock } from '#platform/clock/clock.ts';
import type { Settings } from '#platform/config/settings.ts';
import type { Database } from '#platform/database/database.ts';
import type { ShopReader } from '#platform/database/shop-reader.ts';
import type { EventBus } from '#platform/events/domain-events.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Logger } from '#platform/logging/logger.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';

/** The services that every feature's server code uses. Created once per process and passed in, never imported. */
export interface Context {
  settings: Settings;
  clock: Clock;
  db: Database;
  /** For rare, long work. Its transactions may take minutes. */
  slowDb: Database;
  /** For the data that dashboards read about a shop. */
  reader: ShopReader;
  pool: pg.Pool;
  log: Logger;
  events: EventBus;
  jobs: Jobs;
  secrets: SecretBox;
}
