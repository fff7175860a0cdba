import pg from 'pg';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { cloneDatabase } from '#platform/testing/clone-database.ts';
import type { SavedEnvironment } from '../../tools/test-environment/begin-as-saved.ts';
import {
  startEnvironment,
  type TestEnvironment,
  type TestEnvironmentOptions,
} from '../../tools/test-environment/start-environment.ts';
import { findBroken } from '../../tools/test-environment/verify-environment.ts';

interface TakenEnvironment {
  environment: TestEnvironment;
  databaseUrl: string;
  db: Database;
  rows: (statement: string, values?: unknown[]) => Promise<pg.QueryResultRow[]>;
  end: () => Promise<void>;
}

/**
 * One person at a browser needs few connections, and each costs 60 ms of CPU when it is new: PostgreSQL starts a process and
 * reads its catalogue. Races between many connections are tested without a browser.
 */
const FEW_CONNECTIONS = { BELLBIRD_DATABASE_CONNECTIONS: '4' };

type Wanted = Required<Pick<TestEnvironmentOptions, 'isInstalled' | 'settings'>>;

/**
 * The environment that a worker's journeys use at present. A worker reuses its process for the next environment. A new worker
 * for each environment would cost a browser and a program every time (measured: two seconds of CPU).
 */
export class SharedEnvironment {
  readonly #postgresUrl: string;
  readonly #saved: SavedEnvironment;
  #current: { name: string; taken: Promise<TakenEnvironment> } | null = null;

  constructor(postgresUrl: string, saved: SavedEnvironment) {
    this.#postgresUrl = postgresUrl;
    this.#saved = saved;
  }

  /** Returns the environment of that name. If another one is in use, ends that one and starts the new one. */
  async of(name: string, wanted: Wanted): Promise<TakenEnvironment> {
    if (this.#current?.name === name) return this.#current.taken;
    await this.end();
    const taken = this.#begin(name, wanted);
    this.#current = { name, taken };
    return taken;
  }

  async end(): Promise<void> {
    const current = this.#current;
    this.#current = null;
    await (await current?.taken)?.end();
  }

  async #begin(name: string, { isInstalled, settings }: Wanted): Promise<TakenEnvironment> {
    const saved = isInstalled ? this.#saved : null;
    const { url, drop } = await cloneDatabase(this.#postgresUrl, saved?.database);
    const { programs } = this.#saved;
    const environment = await startEnvironment({
      databaseUrl: url,
      saved,
      programs,
      isInstalled,
      settings: { ...FEW_CONNECTIONS, ...settings },
    });
    const pool = new pg.Pool({ connectionString: url, max: 1 });
    pool.on('error', () => undefined);
    const { db, close } = openDatabase(url, { connections: 1 });
    return {
      environment,
      databaseUrl: url,
      db,
      rows: async (statement, values) => (await pool.query(statement, values)).rows,
      async end() {
        const broken = await findBroken(db);
        await Promise.all([pool.end(), close()]);
        await environment.stop();
        await drop();
        if (Object.keys(broken).length > 0)
          throw new Error(
            `The environment "${name}" ended with rows that contradict each other: ${JSON.stringify(broken)}`,
          );
      },
    };
  }
}
