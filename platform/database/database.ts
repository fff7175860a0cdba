import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from '#database/schema/rows.ts';
import { isTracing } from '#platform/tracing/trace.ts';
import { countSilence, ImpatientClient } from './pool/count-silence.ts';
import { withLateBegin } from './pool/late-begin.ts';
import { preparedPool } from './pool/prepared-pool.ts';
import { forgetNames, type Pooler } from './pooler.ts';
import { HOT, limitedConnections, type TimeLimits } from './time-limits.ts';
import { traceQuery } from './trace-queries.ts';

export type Database = Kysely<DB>;
export type Tx = Transaction<DB>;

const BIGINT_OID = 20;
const DATE_OID = 1082;

// Counts and minor units stay far below 2^53, and a date is a date, not a moment in some time zone.
pg.types.setTypeParser(BIGINT_OID, Number);
pg.types.setTypeParser(DATE_OID, (day) => day);

/** Longer than the pauses of an idle installation: opening a connection again costs more than keeping it. */
const IDLE_CONNECTION_MS = 60_000;

export interface OpenDatabase {
  db: Database;
  /** For hot paths that write whole batches in one statement. */
  pool: pg.Pool;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** The most connections at the same time. */
  connections?: number;
  limits?: TimeLimits;
  /** The name of the connections in the server's list. */
  name?: string;
  /** Frequent statements are planned once for each connection, not only those that end with `PREPARED`. */
  isPrepared?: boolean;
  /**
   * A prepared statement keeps its first plan, whatever its values: for statements whose planning costs more than their
   * execution.
   */
  keepsPlans?: boolean;
  /** Tables are read by index, also with a plan from a time when they were empty. */
  byIndexes?: boolean;
  pooler?: Pooler;
}

/** Opens a pool on the database. */
export function openDatabase(
  url: string,
  {
    connections = 10,
    limits = HOT,
    name = 'bellbird',
    isPrepared = false,
    keepsPlans = false,
    byIndexes = false,
    pooler = 'none',
  }: DatabaseOptions = {},
): OpenDatabase {
  const others = [
    ...(keepsPlans ? ['plan_cache_mode=force_generic_plan'] : []),
    ...(byIndexes ? ['enable_seqscan=off'] : []),
  ];
  const pool = new pg.Pool({
    ...limitedConnections(url, { limits, name, pooler, others }),
    max: connections,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    Client: ImpatientClient,
  });
  countSilence(pool, limits.silenceMs);
  // The query that needs a lost connection reports it, and the next use replaces it. Without these listeners, a
  // connection that is lost between two queries would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (pooler === 'unnamed') pool.on('connect', forgetNames);
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: withLateBegin(pooler === 'unnamed' ? pool : preparedPool(pool, isPrepared ? 'all' : 'marked')),
    }),
    ...(isTracing() && { log: traceQuery }),
  });
  return { db, pool, close: () => db.destroy() };
}
