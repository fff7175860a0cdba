import { Socket } from 'node:net';
import type pg from 'pg';
import type { Pooler } from './pooler.ts';

/** How long the database may keep us waiting, and we it, in milliseconds. */
export interface TimeLimits {
  /** A connection in use that stays silent for this long is broken and is not used again. */
  silenceMs: number;
  /**
   * A transaction whose owner sends nothing, for example because its process is frozen, is rolled back and releases its
   * locks.
   */
  idleInTransactionMs: number;
  transactionMs: number;
  /** Longer than an idle transaction may hold a lock that others wait for. */
  lockMs: number;
}

/** For work that waits for each other: sending, receipts, timers, requests. */
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
  /** The name of the connections in the server's list. */
  name: string;
  pooler?: Pooler;
  /** More server settings; a pooler does not pass them on. */
  others?: readonly string[];
}

/** Connections to a database that tolerate neither its silence nor ours. */
export function limitedConnections(url: string, { limits, name, pooler = 'none', others = [] }: Wanted) {
  return {
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    stream: () => impatientSocket(limits.silenceMs),
    // A pooler would keep settings for the next user of a connection, so there the role has the limits.
    ...(pooler === 'none' && {
      options: [...serverSettings(limits), ...others].map((option) => `-c ${option}`).join(' '),
      // oxlint-disable-next-line typescript/no-misused-promises -- The pool waits for it, whatever its types say.
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

/** PostgreSQL 16 does not know this setting, and would refuse the connection if it were among the options. */
async function limitTransactions(client: pg.ClientBase, transactionMs: number): Promise<void> {
  await client.query(
    `select set_config('transaction_timeout', $1, false) where current_setting('transaction_timeout', true) is not null`,
    [`${transactionMs}ms`],
  );
}
