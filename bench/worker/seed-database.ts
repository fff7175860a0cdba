import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sandboxEnvironment } from '#platform/config/sandbox-environment.ts';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/schema/migrate.ts';
import { MIGRATIONS_FOLDER } from '#platform/database/schema/schema-state.ts';
import { SLOW } from '#platform/database/time-limits.ts';
import { fillFromKept, seedKey } from './kept-seed.ts';

const SEEDS_FOLDER = path.resolve(import.meta.dirname, '../../tools/test-environment/seeds');
const SEEDED_FILE = 'seeded.json';

/** How a bench fills its database. The result of `write` is stored with it, as JSON. */
export interface Seed<Seeded> {
  name: string;
  /** The bench's files that write the seed. Migrations and shared seeds are always included. */
  sources: readonly string[];
  amounts: Readonly<Record<string, number>>;
  write: (empty: EmptyDatabase) => Promise<Seeded>;
}

interface EmptyDatabase extends Pick<OpenDatabase, 'db' | 'pool'> {
  encryptionKey: Buffer;
}

/** Fills a data folder with a migrated and seeded database, and prints to stderr how long that took. */
export async function placeSeed<Seeded>(
  dataDir: string,
  { name, sources, amounts, write }: Seed<Seeded>,
): Promise<Seeded> {
  const startMs = performance.now();
  const file = path.join(dataDir, SEEDED_FILE);
  const key = seedKey([MIGRATIONS_FOLDER, SEEDS_FOLDER, ...sources], amounts);
  const wasKept = await fillFromKept(dataDir, { name, key }, async () => {
    const postgres = await startEmbeddedPostgres({ dataDir });
    try {
      await migrate(postgres.url);
      const { db, pool, close } = openDatabase(postgres.url, { connections: 2, limits: SLOW });
      const { BELLBIRD_ENCRYPTION_KEY = '' } = sandboxEnvironment({ sandboxPort: 1, dataDir });
      const encryptionKey = Buffer.from(BELLBIRD_ENCRYPTION_KEY, 'base64');
      try {
        writeFileSync(file, JSON.stringify(await write({ db, pool, encryptionKey })));
      } finally {
        await close();
      }
    } finally {
      await postgres.stop();
    }
  });
  const seconds = Math.round((performance.now() - startMs) / 1000);
  console.error(`${wasKept ? 'Copied the kept seed' : 'Seeded'} in ${seconds} s.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Seeded;
}
