import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Looks nothing up, counts nothing and leads on to the same page: no redirect on this machine does less. */
const server = createServer((_request, response) =>
  response.writeHead(302, { location: 'https://bench.example/cart', 'cache-control': 'no-store' }).end(),
);
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  process.send?.({ kind: 'ready', port: (server.address() as AddressInfo).port });
});
process.on('disconnect', () => process.exit(0));
