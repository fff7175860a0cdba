import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A fixed address in front of a database that may come back somewhere else, as after a restart or a fail-over. */
export interface MovingProxy {
  url: string;
  /** Cuts every connection; new ones are refused until the door leads somewhere again. */
  close: () => void;
  leadTo: (url: string) => void;
  /** How many connections were refused so far. */
  refused: () => number;
  /** Keeps every connection open and passes nothing on any more; new ones get through. */
  goSilent: () => void;
  stop: () => Promise<void>;
}

/** Opens the door on a database's address. */
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
        // What comes in goes nowhere.
        socket.on('data', () => undefined);
      }
    },
    leadTo(url) {
      port = Number(new URL(url).port);
    },
    refused: () => refused,
    stop() {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
