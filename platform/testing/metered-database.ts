import { openDatabase, type OpenDatabase } from '../database/database.ts';
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { migrate } from '../database/migrate.ts';
import { WalMeter } from './wal-meter.ts';

/** A migrated database on a server of its own, with one connection whose costs are measured. */
export interface MeteredDatabase {
  url: string;
  open: OpenDatabase;
  meter: WalMeter;
  close(): Promise<void>;
}

/** Starts a throwaway server that nobody else uses, so that its log tells of the measured action alone. */
export async function openMeteredDatabase(): Promise<MeteredDatabase> {
  const postgres = await startEmbeddedPostgres({
    throwaway: true,
    // Housekeeping of its own would write into the log meanwhile, and tables are analysed only where a test does so.
    parameters: { autovacuum: 'off', shared_preload_libraries: 'pg_stat_statements' },
  });
  await migrate(postgres.url);
  const open = openDatabase(postgres.url, { connections: 1 });
  const meter = await WalMeter.open(postgres.url, open.pool);
  return {
    url: postgres.url,
    open,
    meter,
    async close() {
      await meter.close();
      await open.close();
      await postgres.stop();
    },
  };
}
