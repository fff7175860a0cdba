import { createServer, type AddressInfo, type Server } from 'node:net';
import { Pool } from 'undici';
import { afterEach, expect, it } from 'vitest';
import { sendLightly } from './light-request.ts';

const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

it.each([
  ['refused', 'nothing listens on the port', 'http', null],
  ['refused', 'the other side does not speak TLS', 'https', answering('HTTP/1.1 200 OK\r\n\r\n')],
])('reports `unreached` if the connection is %s: %s', async (_how, _why, scheme, server) => {
  const outcome = await send(scheme, server);
  expect(outcome.kind).toBe('unreached');
});

it.each([
  ['closes the connection after the request', closing()],
  ['sends only half an answer', answering('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf')],
])('reports `unknown` if the server %s', async (_how, server) => {
  const outcome = await send('http', server);
  expect(outcome.kind).toBe('unknown');
});

it('sends nothing if `begin` throws', async () => {
  let received = 0;
  const server = createServer((socket) => socket.on('data', () => (received += 1)));
  const refuse = () => {
    throw new Error('taken over');
  };
  expect(await send('http', server, refuse)).toEqual({ kind: 'unreached', detail: 'taken over' });
  expect(received).toBe(0);
});

it('returns the whole answer', async () => {
  const outcome = await send('http', answering('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}'));
  expect(outcome).toEqual({ kind: 'answered', statusCode: 200, text: '{}' });
});

/** A server that sends this answer to every request and closes the connection. */
function answering(answer: string): Server {
  return createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(answer));
  });
}

function closing(): Server {
  return createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.destroy());
  });
}

async function send(scheme: string, server: Server | null, begin = () => undefined) {
  const port = await listen(server ?? createServer());
  if (!server) await open.pop()?.close();
  const pool = new Pool(`${scheme}://127.0.0.1:${port}`, { connections: 1 });
  open.push({ close: () => pool.destroy() });
  return sendLightly(pool, { method: 'POST', path: '/', body: '{}' }, begin);
}

function listen(server: Server): Promise<number> {
  open.push({ close: () => new Promise((resolve) => server.close(() => resolve())) });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );
}
