import type pg from 'pg';
import type { Clock } from '#platform/clock/clock.ts';
import type { Settings } from '#platform/config/settings.ts';
import type { Database } from '#platform/database/database.ts';
import type { ShopReader } from '#platform/database/shop-reader.ts';
import type { EventBus } from '#platform/events/domain-events.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Logger } from '#platform/logging/logger.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';

/** What every feature's server part stands on. Made once per process and passed in, never imported. */
export interface Context {
  settings: Settings;
  clock: Clock;
  db: Database;
  /** For long work of which there is little at a time: its transactions may take minutes. */
  slowDb: Database;
  /** For what dashboards read of a shop. */
  reader: ShopReader;
  pool: pg.Pool;
  log: Logger;
  events: EventBus;
  jobs: Jobs;
  secrets: SecretBox;
}
