import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A fixed address for a database whose own address may change, as after a restart or a failover. */
export interface MovingProxy {
  url: string;
  /** Closes every connection and refuses new ones until there is a target again. */
  close: () => void;
  switchTo: (url: string) => void;
  /** How many connections were refused so far. */
  refused: () => number;
  /** Keeps every connection open but forwards nothing; new connections work. */
  goSilent: () => void;
  stop: () => Promise<void>;
}

/** Starts the proxy for a database's address. */
export async function openMovingProxy(databaseUrl: string): Promise<MovingProxy> {
  const open = new Set<Socket>();
  let port: number | null = Number(new URL(databaseUrl).port);
  let refused = 0;
  const server = createServer((client) => {
    if (port === null) {
      refused += 1;
      return client.destroy();
    }
    const database = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    client.pipe(database).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = new URL(databaseUrl);
  address.port = String((server.address() as AddressInfo).port);
  return {
    url: address.href,
    close() {
      port = null;
      for (const socket of open) socket.destroy();
    },
    goSilent() {
      for (const socket of open) {
        socket.unpipe();
        // Incoming data is dropped.
        socket.on('data', () => undefined);
      }
    },
    switchTo(url) {
      port = Number(new URL(url).port);
    },
    refused: () => refused,
    stop() {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
