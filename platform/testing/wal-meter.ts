import type pg from 'pg';
import { Client } from 'pg';
import { SUPERUSER } from '../database/embedded/create-cluster.ts';

/** What an action costs the database, for each thing that was done. None of it depends on the machine. */
export interface Costs {
  statements: number;
  /** Rows of tables that were inserted, changed, locked or deleted. */
  rows: number;
  indexEntries: number;
  /** Bytes of log, without copies of whole pages. */
  logBytes: number;
  /** The bytes of log of each statement, by how it begins; the largest first. */
  byStatement: Record<string, number>;
}

const ROW_RECORDS = /^Heap2?\/.*(INSERT|UPDATE|DELETE|LOCK)/;
const INDEX_RECORDS = /^Btree\/INSERT/;

/**
 * Measures what actions cost a database server that nobody else uses meanwhile, by its log. `pool` has one connection, and
 * was not used before. Wants the throwaway server of the address: it copies no pages into the log.
 */
export class WalMeter {
  readonly #watch: Client;
  readonly #bytes = new Map<string, number>();
  #statements = 0;

  private constructor(watch: Client) {
    this.#watch = watch;
  }

  static async open(url: string, pool: pg.Pool): Promise<WalMeter> {
    const address = new URL(url);
    address.username = SUPERUSER;
    const watch = new Client({ connectionString: address.href });
    await watch.connect();
    await watch.query('create extension if not exists pg_walinspect');
    const meter = new WalMeter(watch);
    pool.on('connect', (client) => meter.#listen(client));
    return meter;
  }

  close(): Promise<void> {
    return this.#watch.end();
  }

  /** What it costs to do `act`, which does so many things. */
  async measure(things: number, act: () => Promise<unknown>): Promise<Costs> {
    this.#bytes.clear();
    this.#statements = 0;
    const from = await this.#position();
    await act();
    const until = await this.#position();
    // Only what is on the disk can be read: the server writes its log down later, unless told.
    await this.#watch.query(`select pg_logical_emit_message(false, 'measured', '', true)`);
    const { rows } = await this.#watch.query<{ name: string; count: number; bytes: number }>(
      `select "resource_manager/record_type" as name, count::int, record_size::int as bytes
       from pg_get_wal_stats($1, $2, true)`,
      [from, until],
    );
    const counted = (names: RegExp) =>
      sum(rows.filter(({ name }) => names.test(name)).map(({ count }) => count));
    const each = (amount: number) => Math.round((amount / things) * 1000) / 1000;
    return {
      statements: each(this.#statements),
      rows: each(counted(ROW_RECORDS)),
      indexEntries: each(counted(INDEX_RECORDS)),
      logBytes: each(sum(rows.map(({ bytes }) => bytes))),
      byStatement: Object.fromEntries(
        [...this.#bytes]
          .toSorted(([, one], [, other]) => other - one)
          .map(([statement, bytes]) => [statement, Math.round(bytes / things)]),
      ),
    };
  }

  /** Statements of one connection follow each other, so that what the log grew by between two looks is one's. */
  #listen(client: pg.PoolClient): void {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const measured = async (args: unknown[]): Promise<unknown> => {
      const before = await this.#position();
      const answer = await (query(...args) as Promise<unknown>);
      const statement = nameOf(args[0]);
      this.#statements += 1;
      const { rows } = await this.#watch.query<{ bytes: number }>(
        'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), $1)::int as bytes',
        [before],
      );
      this.#bytes.set(statement, (this.#bytes.get(statement) ?? 0) + (rows[0]?.bytes ?? 0));
      return answer;
    };
    Object.assign(client, {
      query: (...args: unknown[]) => {
        const done = args.at(-1);
        if (typeof done !== 'function') return measured(args);
        const tell = done as (error: unknown, answer?: unknown) => void;
        void measured(args.slice(0, -1)).then((answer) => tell(null, answer), tell);
      },
    });
  }

  async #position(): Promise<string> {
    const { rows } = await this.#watch.query<{ at: string }>(
      'select pg_current_wal_insert_lsn()::text as at',
    );
    return rows[0]?.at ?? '';
  }
}

function nameOf(asked: unknown): string {
  const { name, text } =
    typeof asked === 'string' ? { name: undefined, text: asked } : (asked as pg.QueryConfig);
  return name ?? text.replaceAll(/\s+/g, ' ').trim().slice(0, 60);
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
