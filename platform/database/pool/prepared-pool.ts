import {
  sql,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import type pg from 'pg';

/** Which statements are prepared: all frequent ones, or only frequent ones that end with `PREPARED`. */
export type Preparing = 'all' | 'marked';

const MARK = '/* prepared */';
/**
 * Ends a statement whose planning costs more than its execution, so that every pool plans it once for each connection.
 */
export const PREPARED = sql.raw(MARK);

/**
 * Each connection keeps a plan for each. Statements in more variants than that contain lists of changing lengths. Where
 * few are prepared, there are many connections.
 */
const MOST_NAMES = { all: 400, marked: 50 };
/** A text that does not occur this often is not worth a name. */
const OFTEN = 3;
const MOST_COUNTED = 2000;

/** Names for repeated statements: the database parses and plans a named statement once. */
class StatementNames {
  #named = new Map<string, string>();
  #counts = new Map<string, number>();
  #made = 0;
  readonly #preparing: Preparing;

  constructor(preparing: Preparing) {
    this.#preparing = preparing;
  }

  of(text: string): string | undefined {
    if (this.#preparing === 'marked' && !text.endsWith(MARK)) return undefined;
    const known = this.#named.get(text);
    if (known !== undefined || this.#named.size >= MOST_NAMES[this.#preparing]) return known;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (this.#counts.size >= MOST_COUNTED) this.#counts.clear();
    this.#counts.set(text, count);
    if (count < OFTEN) return undefined;
    this.#made += 1;
    this.#named.set(text, `often ${this.#made}`);
    this.#counts.delete(text);
    return undefined;
  }

  /** All get other names when they occur again. */
  forget(): void {
    this.#named = new Map();
  }
}

class PreparedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #names: StatementNames;

  constructor(client: pg.PoolClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
  }

  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(text: string, values?: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('No cursor is opened on prepared statements.');
    return this.#ask(text, values);
  }

  async #ask(text: string, values: readonly unknown[]): Promise<unknown> {
    const name = values.length > 0 ? this.#names.of(text) : undefined;
    try {
      return await this.#client.query({ text, values: [...values], ...(name !== undefined && { name }) });
    } catch (error) {
      // A migration changed the result of a prepared statement; the next try prepares it again.
      if (error instanceof Error && 'code' in error && error.code === '0A000') this.#names.forget();
      throw error;
    }
  }

  release(isBroken?: boolean): void {
    this.#client.release(isBroken);
  }
}

/**
 * A pool with prepared statements: all frequent ones, where a few repeat by the hundred a second, or the marked ones.
 */
export function preparedPool(pool: pg.Pool, preparing: Preparing): PostgresPool {
  const names = new StatementNames(preparing);
  return {
    options: pool.options,
    connect: async () => new PreparedClient(await pool.connect(), names),
    end: () => pool.end(),
  };
}
