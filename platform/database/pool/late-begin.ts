import { sql, type PostgresPool, type PostgresPoolClient } from 'kysely';

type Query = (text: string, values?: readonly unknown[]) => Promise<unknown>;

const MARK = '/* sent with begin */';
/**
 * Starts a statement without values and without a result that can wait for the next statement, such as one that sets a
 * transaction's shop.
 */
export const SENT_WITH_BEGIN = sql.raw(MARK);

/** The statements with which Kysely starts a transaction. */
const BEGINS = /^(?:begin|start transaction)\b/;
const ENDS = new Set(['commit', 'rollback']);

/**
 * A pool whose transactions start with their first statement, in one round trip: `begin` is sent together with the
 * first statement if that has no values. Marked statements that follow `begin` are sent with it. A transaction without
 * another statement sends nothing.
 */
export function withLateBegin(pool: PostgresPool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => clientWithLateBegin(await pool.connect()),
    end: () => pool.end(),
  };
}

function clientWithLateBegin(client: PostgresPoolClient): PostgresPoolClient {
  const ask = client.query.bind(client) as Query;
  let pending: string | null = null;
  const query: Query = async (text, values = []) => {
    if (BEGINS.test(text)) {
      pending = text;
      return { command: 'BEGIN', rowCount: null, rows: [] };
    }
    if (pending === null) return ask(text, values);
    if (text.startsWith(MARK)) {
      pending = `${pending}; ${text}`;
      return { command: 'SELECT', rowCount: null, rows: [] };
    }
    const begin = pending;
    pending = null;
    if (ENDS.has(text)) return { command: text.toUpperCase(), rowCount: null, rows: [] };
    if (values.length === 0) return lastOf(await ask(`${begin}; ${text}`));
    await ask(begin);
    return ask(text, values);
  };
  return { query: query as PostgresPoolClient['query'], release: (isBroken) => client.release(isBroken) };
}

/** Several statements in one request have an answer each. */
function lastOf(answers: unknown): unknown {
  return Array.isArray(answers) ? answers.at(-1) : answers;
}
