import type pg from 'pg';
import { Client } from 'pg';
import { SUPERUSER } from '../database/embedded/create-cluster.ts';

/** What an action costs the database, for each thing done. None of it depends on the machine. */
export interface Costs {
  /** Requests to the database. Statements that are sent together count once. */
  statements: number;
  /** Rows inserted, changed, locked or deleted. */
  rows: number;
  indexEntries: number;
  /** WAL bytes, without full-page images. */
  logBytes: number;
  /** Pages of tables and indexes read. A plan that reads a whole table shows here. */
  pages: number;
  /** Pages by statement, identified by its start; most first. */
  pagesByStatement: Record<string, number>;
  /** Calls and WAL bytes by statement, identified by its start; most bytes first. */
  byStatement: Record<string, { calls: number; bytes: number }>;
}

const NAME_LENGTH = 60;
/** How many statements with the most pages are listed. */
const MOST_NAMED = 5;
const ROW_RECORDS = /^Heap2?\/.*(INSERT|UPDATE|DELETE|LOCK)/;
const INDEX_RECORDS = /^Btree\/INSERT/;

/**
 * Measures what actions cost a database server that nobody else uses meanwhile, from its WAL. `pool` must have one
 * unused connection. Needs the throwaway server with pg_stat_statements, which writes no full-page images.
 */
export class WalMeter {
  readonly #watch: Client;
  readonly #statements = new Map<string, { calls: number; bytes: number }>();

  #position = 0;

  private constructor(watch: Client) {
    this.#watch = watch;
  }

  static async open(url: string, pool: pg.Pool): Promise<WalMeter> {
    const address = new URL(url);
    address.username = SUPERUSER;
    const watch = new Client({ connectionString: address.href });
    await watch.connect();
    await watch.query('create extension if not exists pg_walinspect');
    await watch.query('create extension if not exists pg_stat_statements');
    const meter = new WalMeter(watch);
    pool.on('connect', (client) => meter.#listen(client));
    return meter;
  }

  close(): Promise<void> {
    return this.#watch.end();
  }

  /** Measures `act`, which does that many things. Analyses the database first unless set otherwise. */
  async measure(
    things: number,
    act: () => Promise<unknown>,
    { isAnalysed = true }: { isAnalysed?: boolean } = {},
  ): Promise<Costs> {
    this.#statements.clear();
    // Without statistics, plans are a matter of chance; a database in use gets them within minutes.
    if (isAnalysed) await this.#watch.query('vacuum (analyze)');
    await this.#watch.query('select pg_stat_statements_reset()');
    const from = await this.#readPosition();
    await act();
    const until = await this.#readPosition();
    // Only flushed WAL can be read, and the server flushes it later unless asked.
    await this.#watch.query(`select pg_logical_emit_message(false, 'measured', '', true)`);
    const { rows } = await this.#watch.query<{ name: string; count: number; bytes: number }>(
      `select "resource_manager/record_type" as name, count::int, record_size::int as bytes
       from pg_get_wal_stats($1, $2, true)`,
      [from, until],
    );
    const pages = await this.#readPages();
    const counted = (names: RegExp) =>
      sum(rows.filter(({ name }) => names.test(name)).map(({ count }) => count));
    const each = (amount: number) => Math.round((amount / things) * 10_000) / 10_000;
    return {
      statements: each(sum([...this.#statements.values()].map(({ calls }) => calls))),
      rows: each(counted(ROW_RECORDS)),
      indexEntries: each(counted(INDEX_RECORDS)),
      logBytes: each(sum(rows.map(({ bytes }) => bytes))),
      pages: each(sum(pages.map(({ count }) => count))),
      pagesByStatement: Object.fromEntries(
        pages.slice(0, MOST_NAMED).map(({ name, count }) => [name, each(count)]),
      ),
      byStatement: Object.fromEntries(
        [...this.#statements]
          .toSorted(([, one], [, other]) => other.bytes - one.bytes)
          .map(([statement, { calls, bytes }]) => [
            statement,
            { calls: each(calls), bytes: Math.round(bytes / things) },
          ]),
      ),
    };
  }

  /** A connection's statements run in turn, so the WAL between two readings belongs to one of them. */
  #listen(client: pg.PoolClient): void {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const measured = async (args: unknown[]): Promise<unknown> => {
      const answer = await (query(...args) as Promise<unknown>);
      const before = this.#position;
      await this.#readPosition();
      const statement = nameOf(args[0]);
      const { calls, bytes } = this.#statements.get(statement) ?? { calls: 0, bytes: 0 };
      this.#statements.set(statement, { calls: calls + 1, bytes: bytes + this.#position - before });
      return answer;
    };
    Object.assign(client, {
      query: (...args: unknown[]) => {
        const done = args.at(-1);
        if (typeof done !== 'function') return measured(args);
        const settle = done as (error: unknown, answer?: unknown) => void;
        void measured(args.slice(0, -1)).then((answer) => settle(null, answer), settle);
      },
    });
  }

  async #readPages(): Promise<{ name: string; count: number }[]> {
    const { rows } = await this.#watch.query<{ name: string; count: number }>(
      `select left(regexp_replace(query, '\\s+', ' ', 'g'), $1::int) as name,
         sum(shared_blks_hit + shared_blks_read)::float8 as count
       from pg_stat_statements s join pg_roles r on r.oid = s.userid and r.rolname <> current_user
       group by 1 order by 2 desc`,
      [NAME_LENGTH],
    );
    return rows;
  }

  /** Reads the WAL's length in bytes; returns the server's own form of the position. */
  async #readPosition(): Promise<string> {
    const { rows } = await this.#watch.query<{ at: string; bytes: number }>({
      name: 'position',
      text: `select at::text, pg_wal_lsn_diff(at, '0/0')::float8 as bytes from pg_current_wal_insert_lsn() as at`,
    });
    this.#position = rows[0]?.bytes ?? 0;
    return rows[0]?.at ?? '';
  }
}

function nameOf(asked: unknown): string {
  const { name, text } =
    typeof asked === 'string' ? { name: undefined, text: asked } : (asked as pg.QueryConfig);
  return name ?? text.replaceAll(/\s+/g, ' ').trim().slice(0, NAME_LENGTH);
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
