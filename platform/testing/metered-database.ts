import { openDatabase, type OpenDatabase } from '../database/database.ts';
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { migrate } from '../database/schema/migrate.ts';
import { WalMeter } from './wal-meter.ts';

/** A migrated database on its own server, with one connection whose costs are measured. */
export interface MeteredDatabase {
  url: string;
  open: OpenDatabase;
  meter: WalMeter;
  close(): Promise<void>;
}

/** Starts a throwaway server for this test only, so that its WAL contains only the measured action. */
export async function openMeteredDatabase(): Promise<MeteredDatabase> {
  const postgres = await startEmbeddedPostgres({
    throwaway: true,
    // Autovacuum would write to the WAL, and tables are analysed only where a test does so.
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
