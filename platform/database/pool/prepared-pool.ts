import {
  sql,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import type pg from 'pg';

/** Which statements are prepared: all that come often, or of those the ones that end with `PREPARED`. */
export type Preparing = 'all' | 'marked';

const MARK = '/* prepared */';
/** Ends a statement whose planning outweighs the answer, so that it is planned once for each connection of any pool. */
export const PREPARED = sql.raw(MARK);

/**
 * Each connection keeps a plan of each; what is asked in more ways than that has lists of changing lengths. Where few are
 * prepared, there are many connections.
 */
const MOST_NAMES = { all: 400, marked: 50 };
/** A text that does not come again so often is not worth a name. */
const OFTEN = 3;
const MOST_COUNTED = 2000;

/** Names for statements that come again and again: the database parses and plans what has a name once. */
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

  /** All get other names when they come again. */
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
      // A migration changed what a prepared statement gives; the next try prepares it anew.
      if (error instanceof Error && 'code' in error && error.code === '0A000') this.#names.forget();
      throw error;
    }
  }

  release(isBroken?: boolean): void {
    this.#client.release(isBroken);
  }
}

/** A pool whose frequent statements are prepared: all, where a few are repeated by the hundred a second, or those marked. */
export function preparedPool(pool: pg.Pool, preparing: Preparing): PostgresPool {
  const names = new StatementNames(preparing);
  return {
    options: pool.options,
    connect: async () => new PreparedClient(await pool.connect(), names),
    end: () => pool.end(),
  };
}
