import type { PostgresPool, PostgresPoolClient } from 'kysely';

type Query = (text: string, values?: readonly unknown[]) => Promise<unknown>;

const BEGINS = /^(?:begin|start transaction)\b/;
/** What a transaction is to be from its beginning, as a shop's is. */
const SETS = /^\s*select set_config\(/;
const ENDS = new Set(['commit', 'rollback']);

/**
 * A pool whose transactions begin with their first statement, on one way to the database: where that has no values, it is
 * sent together with `begin`, and with settings without values that come right after that. One that ends before it is sent
 * nothing.
 */
export function withLateBegin(pool: PostgresPool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => withBeginKept(await pool.connect()),
    end: () => pool.end(),
  };
}

function withBeginKept(client: PostgresPoolClient): PostgresPoolClient {
  const ask = client.query.bind(client) as Query;
  let kept: string | null = null;
  const query: Query = async (text, values = []) => {
    if (BEGINS.test(text)) {
      kept = text;
      return { command: 'BEGIN', rowCount: null, rows: [] };
    }
    if (kept === null) return ask(text, values);
    if (values.length === 0 && SETS.test(text)) {
      kept = `${kept}; ${text}`;
      return { command: 'SELECT', rowCount: null, rows: [] };
    }
    const begin = kept;
    kept = null;
    if (ENDS.has(text)) return { command: text.toUpperCase(), rowCount: null, rows: [] };
    if (values.length === 0) return lastOf(await ask(`${begin}; ${text}`));
    await ask(begin);
    return ask(text, values);
  };
  return { query: query as PostgresPoolClient['query'], release: (isBroken) => client.release(isBroken) };
}

/** Several statements sent at once are answered each. */
function lastOf(answers: unknown): unknown {
  return Array.isArray(answers) ? answers.at(-1) : answers;
}
