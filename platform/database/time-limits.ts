import { Socket } from 'node:net';
import type pg from 'pg';
import type { Pooler } from './pooler.ts';

/** Timeouts of a connection, for us and for the database, in milliseconds. */
export interface TimeLimits {
  /** A connection in use that stays silent for this long is broken and is not used again. */
  silenceMs: number;
  /**
   * A transaction whose owner sends nothing, for example because its process is frozen, is rolled back and releases its
   * locks.
   */
  idleInTransactionMs: number;
  transactionMs: number;
  /** How long to wait for a lock. For hot work, longer than an idle transaction may hold one. */
  lockMs: number;
}

/** For short work where one task can block another: sending, receipts, timers, requests. */
export const HOT: TimeLimits = {
  silenceMs: 30_000,
  idleInTransactionMs: 10_000,
  transactionMs: 60_000,
  lockMs: 15_000,
};

/** For long work: erasures, imports, retention, and the one transaction that calls a partner. */
export const SLOW: TimeLimits = {
  silenceMs: 15 * 60_000,
  idleInTransactionMs: 60_000,
  transactionMs: 15 * 60_000,
  lockMs: 15_000,
};

const CONNECT_MS = 10_000;
/** If the server loses us silently, it notices after a minute and releases our locks. */
const SERVER_SIDE = [
  'tcp_keepalives_idle=30',
  'tcp_keepalives_interval=10',
  'tcp_keepalives_count=3',
  'tcp_user_timeout=60000',
];

interface Wanted {
  limits: TimeLimits;
  /** The application name in the server's list of connections. */
  name: string;
  pooler?: Pooler;
  /** More server settings; a pooler does not pass them on. */
  others?: readonly string[];
}

/** Connection options that end a connection when either side is silent for too long. */
export function limitedConnections(url: string, { limits, name, pooler = 'none', others = [] }: Wanted) {
  return {
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    stream: () => impatientSocket(limits.silenceMs),
    // Behind a pooler, settings would leak to the next client, so there the database role has the limits.
    ...(pooler === 'none' && {
      options: [...serverSettings(limits), ...others].map((option) => `-c ${option}`).join(' '),
      // The pool awaits this callback, although its type says that it returns void.
      onConnect: (client: pg.ClientBase) => limitTransactions(client, limits.transactionMs),
    }),
  };
}

function serverSettings(limits: TimeLimits): string[] {
  return [
    'TimeZone=UTC',
    'jit=off',
    `idle_in_transaction_session_timeout=${limits.idleInTransactionMs}`,
    `lock_timeout=${limits.lockMs}`,
    ...SERVER_SIDE,
  ];
}

/**
 * A socket that breaks when nothing passes through it for this long. The driver's own time-out ends the query and
 * leaves the connection to the next one; a proxy that keeps dead connections open answers keep-alives itself.
 */
function impatientSocket(silenceMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silenceMs, () =>
    socket.destroy(new Error(`The database has said nothing for ${silenceMs} ms.`)),
  );
  return socket;
}

/** PostgreSQL 16 does not know this setting, and would refuse a connection that has it among its options. */
async function limitTransactions(client: pg.ClientBase, transactionMs: number): Promise<void> {
  await client.query(
    `select set_config('transaction_timeout', $1, false) where current_setting('transaction_timeout', true) is not null`,
    [`${transactionMs}ms`],
  );
}
