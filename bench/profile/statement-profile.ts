import type pg from 'pg';

/** Excludes statements of the measurement itself and of maintenance. */
const OWN = '%pg_stat_statements%';
const LEAST_US = 0.3;
const NAME_LENGTH = 70;

interface StatementCost {
  name: string;
  calls: number;
  us: number;
  log_bytes: number;
  pages: number;
  is_inner: boolean;
}

interface Written {
  rows: number;
  hot: number;
  log_bytes: number;
}

/** Reports the database's work for each of many messages, by statement, with pg_stat_statements. */
export class StatementProfile {
  readonly #watch: pg.Client;

  private constructor(watch: pg.Client) {
    this.#watch = watch;
  }

  /** `watch` is a superuser's connection to a server with pg_stat_statements. */
  static async open(watch: pg.Client): Promise<StatementProfile> {
    await watch.query('create extension if not exists pg_stat_statements');
    return new StatementProfile(watch);
  }

  /**
   * Runs `act`, which handles `things` messages, and prints a Markdown table of each statement's cost per message, most
   * expensive first. Statements of triggers and functions are in italics; their cost is part of the outer statement's
   * cost.
   */
  async print(title: string, things: number, act: () => Promise<unknown>): Promise<void> {
    await this.#watch.query('select pg_stat_statements_reset()');
    const before = await this.#written();
    await act();
    const after = await this.#written();
    const costs = await this.#costs(things);
    console.log(
      `\n**${title}**\n\n| statement | calls | µs | log bytes | pages touched |\n|---|--:|--:|--:|--:|`,
    );
    for (const { name, calls, us, log_bytes: logBytes, pages, is_inner: isInner } of costs)
      console.log(
        `| ${isInner ? `*${name}*` : name} | ${calls.toFixed(4)} | ${us.toFixed(1)} | ${Math.round(logBytes)} | ${pages.toFixed(1)} |`,
      );
    const outer = costs.filter(({ is_inner: isInner }) => !isInner);
    const each = (amount: number) => amount / things;
    const rows = after.rows - before.rows;
    console.log(
      `| **all** | ${sum(outer, 'calls').toFixed(4)} | ${sum(outer, 'us').toFixed(1)} | ${Math.round(each(after.log_bytes - before.log_bytes))} | ${sum(outer, 'pages').toFixed(1)} |`,
    );
    console.log(
      `\nRows written: ${each(rows).toFixed(2)}, of the changed ones ${Math.round((100 * (after.hot - before.hot)) / Math.max(1, rows))} of a hundred without an index entry.`,
    );
  }

  async #costs(things: number): Promise<StatementCost[]> {
    const { rows } = await this.#watch.query<StatementCost>(
      `select left(regexp_replace(query, '\\s+', ' ', 'g'), $2::int) as name, sum(calls)::float / $1 as calls,
         sum(total_exec_time + total_plan_time)::float * 1000 / $1 as us, sum(wal_bytes)::float / $1 as log_bytes,
         sum(shared_blks_hit + shared_blks_read)::float / $1 as pages, not toplevel as is_inner
       from pg_stat_statements s
       where dbid = (select oid from pg_database where datname = current_database()) and query not like $3
       group by 1, toplevel having sum(total_exec_time + total_plan_time) * 1000 / $1 >= $4
       order by us desc`,
      [things, NAME_LENGTH, OWN, LEAST_US],
    );
    return rows;
  }

  async #written(): Promise<Written> {
    await this.#watch.query('select pg_stat_clear_snapshot()');
    const { rows } = await this.#watch.query<Written>(
      `select sum(n_tup_ins + n_tup_upd + n_tup_del)::float as rows, sum(n_tup_hot_upd)::float as hot,
         (select wal_bytes::float from pg_stat_wal) as log_bytes
       from pg_stat_user_tables`,
    );
    return rows[0] ?? { rows: 0, hot: 0, log_bytes: 0 };
  }
}

function sum(costs: readonly StatementCost[], figure: 'calls' | 'us' | 'pages'): number {
  return costs.reduce((all, cost) => all + cost[figure], 0);
}
