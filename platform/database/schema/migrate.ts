import { Client } from 'pg';
import { findWaiting, type Applied, type SchemaFolders, type Step } from './find-waiting.ts';

/** Any number will do, as long as nothing else in this database locks on it. */
const LOCK = 7_266_117;
/** Another process may be migrating. Otherwise a program that should have been stopped blocks the migration. */
const WAIT_FOR_STARTER = '10min';
/**
 * While a migration waits for a table, all other queries on the table wait behind it. Short and frequent tries are
 * better than a long wait.
 */
const WAIT_FOR_TABLE = '2s';
const MOST_TRIES = 15;
const BETWEEN_TRIES_MS = 300;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';
/** A role may have time limits for servers. Migrations have none. */
const WITHOUT_LIMITS = {
  idle_in_transaction_session_timeout: '0',
  statement_timeout: '0',
  transaction_timeout: '0',
};

/**
 * Brings the database up to date: first the missing migrations in order of their names, each in one transaction
 * together with its row in `schema_migrations`; then, likewise, the routines that changed since they were last applied.
 * If two processes start, one waits for the other. Throws if an applied file has changed or is missing, if a migration
 * fails, or if another program keeps a table locked. Migrations that were already applied stay. With `only`, the other
 * migrations are skipped, and so are all routines if any migration is skipped, because routines fit only the newest
 * tables.
 */
export async function migrate(
  databaseUrl: string,
  folders?: SchemaFolders,
  only?: (name: string) => boolean,
): Promise<Applied> {
  const turn = new Client({ connectionString: databaseUrl });
  // This connection sends nothing meanwhile. If it breaks, the other connection fails and reports it.
  turn.on('error', () => undefined);
  const client = new Client({ connectionString: databaseUrl });
  try {
    await Promise.all([turn.connect(), client.connect()]);
    await takeTurn(turn);
    const { steps, ...applied } = await findWaiting(client, folders, only);
    for (const step of steps) await apply(client, step);
    return applied;
  } finally {
    await Promise.all([turn.end(), client.end()]);
  }
}

/**
 * Does the same in the transaction that `client` is in, so that a restored backup becomes visible with the newest schema
 * or not at all. Nobody else may use the database meanwhile.
 */
export async function migrateInTransaction(client: Client): Promise<void> {
  const { steps } = await findWaiting(client);
  for (const step of steps) await applyInTransaction(client, step);
}

/**
 * The lock is that of a transaction, which stays open on a connection of its own until the end: a pooler in between
 * gives a connection that has none to somebody else, with whatever it holds.
 */
async function takeTurn(turn: Client): Promise<void> {
  try {
    await turn.query('begin');
    await setForTransaction(turn, { lock_timeout: WAIT_FOR_STARTER, ...WITHOUT_LIMITS });
    await turn.query('select pg_advisory_xact_lock($1)', [LOCK]);
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    throw new Error(
      `Another program has been bringing this database up to date for ${WAIT_FOR_STARTER}. See what it waits for.`,
      { cause: error },
    );
  }
}

async function setForTransaction(client: Client, settings: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(settings))
    await client.query('select set_config($1, $2, true) where current_setting($1, true) is not null', [
      name,
      value,
    ]);
}

function isLockTimeout(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === LOCK_NOT_AVAILABLE || code === DEADLOCK;
}

/**
 * Applies one step. Locks of the previous release's programs are short, so a step that waits too long is tried again. A
 * failed try leaves nothing behind.
 */
async function apply(client: Client, step: Step): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await applyOnce(client, step);
    } catch (error) {
      if (tries < MOST_TRIES && isLockTimeout(error)) {
        await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES_MS));
        continue;
      }
      const reason = isLockTimeout(error)
        ? `another program held one of its tables each of ${MOST_TRIES} times. Stop every Bellbird on this database, then start again.`
        : (error as Error).message;
      throw new Error(`${step.title} failed: ${reason}`, { cause: error });
    }
  }
}

async function applyOnce(client: Client, step: Step): Promise<void> {
  try {
    await client.query('begin');
    await applyInTransaction(client, step);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function applyInTransaction(client: Client, { name, sql, checksum, needs }: Step): Promise<void> {
  // A function may call another one from a file that is applied later.
  await setForTransaction(client, {
    lock_timeout: WAIT_FOR_TABLE,
    check_function_bodies: 'off',
    ...WITHOUT_LIMITS,
  });
  await client.query(sql);
  // A routine may change back to an earlier version.
  await client.query(
    `insert into schema_migrations (name, checksum, needs) values ($1, $2, $3)
     on conflict (name) do update set applied_at = excluded.applied_at`,
    [name, checksum, needs],
  );
}
