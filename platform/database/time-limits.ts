import { Socket } from 'node:net';
import type pg from 'pg';
import type { Pooler } from './pooler.ts';

/** How long the database may keep us waiting, and we it, in milliseconds. */
export interface TimeLimits {
  /** A connection over which nothing comes for so long, though it is in use, is broken: nobody gets it again. */
  silenceMs: number;
  /** A transaction whose owner says nothing, as one whose process is frozen, is rolled back and its locks are free. */
  idleInTransactionMs: number;
  transactionMs: number;
  /** Longer than an idle transaction may hold what is waited for. */
  lockMs: number;
}

/** For what waits on each other: sending, receipts, timers, requests. */
export const HOT: TimeLimits = {
  silenceMs: 30_000,
  idleInTransactionMs: 10_000,
  transactionMs: 60_000,
  lockMs: 15_000,
};

/** For long work: erasing, gathering, throwing away, and the one transaction that asks a partner meanwhile. */
export const SLOW: TimeLimits = {
  silenceMs: 15 * 60_000,
  idleInTransactionMs: 60_000,
  transactionMs: 15 * 60_000,
  lockMs: 15_000,
};

const CONNECT_MS = 10_000;
/** A server that loses us without a word notices after a minute, and gives up what we held. */
const SERVER_SIDE = [
  'tcp_keepalives_idle=30',
  'tcp_keepalives_interval=10',
  'tcp_keepalives_count=3',
  'tcp_user_timeout=60000',
];

interface Wanted {
  limits: TimeLimits;
  /** What the server lists the connections by. */
  name: string;
  pooler?: Pooler;
  /** More of the server's own settings; a pooler passes none on. */
  others?: readonly string[];
}

/** Connections to a database that bear neither its silence nor ours. */
export function limitedConnections(url: string, { limits, name, pooler = 'none', others = [] }: Wanted) {
  return {
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    stream: () => impatientSocket(limits.silenceMs),
    // What a pooler is told of a connection, it leaves to whoever has it next: there the role brings the limits.
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
 * A socket that breaks when nothing goes over it for so long. The driver's own time-out ends the query and leaves the
 * connection to the next one; a proxy that keeps dead connections open answers keep-alives itself.
 */
function impatientSocket(silenceMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silenceMs, () =>
    socket.destroy(new Error(`The database has said nothing for ${silenceMs} ms.`)),
  );
  return socket;
}

/** PostgreSQL 16 does not know it yet, and would refuse the connection if it were among the options. */
async function limitTransactions(client: pg.ClientBase, transactionMs: number): Promise<void> {
  await client.query(
    `select set_config('transaction_timeout', $1, false) where current_setting('transaction_timeout', true) is not null`,
    [`${transactionMs}ms`],
  );
}
