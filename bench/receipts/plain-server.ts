import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The fastest receiver on this machine: no check, no storage, always 200. */
const server = createServer((request, response) => {
  request.resume();
  request.on('end', () =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"received":true}'),
  );
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  process.send?.({ kind: 'ready', port: (server.address() as AddressInfo).port });
});
process.on('disconnect', () => process.exit(0));
