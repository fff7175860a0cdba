import type { Socket } from 'node:net';
import pg from 'pg';

/** Knows its socket, which a TLS connection wraps and hides. */
export class ImpatientClient extends pg.Client {
  readonly socket = this.connection.stream as Socket;
}

/**
 * Counts the silence of a pool's connections while they are in use, and of none that waits for its next use. One that
 * was asked again the moment its time was up would break: Node calls a timer whose turn it is even when it was just
 * wound up anew. Their sockets say what they do after so long.
 */
export function countSilence(pool: pg.Pool, silenceMs: number): void {
  pool.on('acquire', (client) => wind(client, silenceMs));
  pool.on('release', (_error, client) => wind(client, 0));
}

function wind(client: pg.ClientBase, silenceMs: number): void {
  if (client instanceof ImpatientClient) client.socket.setTimeout(silenceMs);
}
