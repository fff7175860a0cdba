import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A provider that takes everything and does nothing: it answers as the Cloud API does, after a set delay. */
const delayMs = Number(process.argv[2] ?? 0);
let taken = 0;

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    taken += 1;
    const body = `{"messaging_product":"whatsapp","contacts":[{"input":"49","wa_id":"49"}],"messages":[{"id":"wamid.${taken}"}]}`;
    const answer = () => {
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    };
    if (delayMs > 0) setTimeout(answer, delayMs);
    else answer();
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  process.send?.({ kind: 'ready', port: (server.address() as AddressInfo).port });
});
process.on('disconnect', () => process.exit(0));
