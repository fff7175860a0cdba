import type { Socket } from 'node:net';
import pg from 'pg';

/** A client that gives access to its socket, which a TLS connection wraps and hides. */
export class ImpatientClient extends pg.Client {
  readonly socket = this.connection.stream as Socket;
}

/**
 * Limits how long a pool's connections may be silent while they are in use. Idle connections have no limit, because a
 * connection that is used again exactly when its time is over would break: Node calls a due timer even if it was just
 * restarted. The socket's own timeout handler decides what happens.
 */
export function countSilence(pool: pg.Pool, silenceMs: number): void {
  pool.on('acquire', (client) => wind(client, silenceMs));
  pool.on('release', (_error, client) => wind(client, 0));
}

function wind(client: pg.ClientBase, silenceMs: number): void {
  if (client instanceof ImpatientClient) client.socket.setTimeout(silenceMs);
}
