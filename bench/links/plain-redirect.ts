import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The fastest redirect on this machine: no lookup, no counting, always the same target. */
const server = createServer((_request, response) =>
  response.writeHead(302, { location: 'https://bench.example/cart', 'cache-control': 'no-store' }).end(),
);
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  process.send?.({ kind: 'ready', port: (server.address() as AddressInfo).port });
});
process.on('disconnect', () => process.exit(0));
