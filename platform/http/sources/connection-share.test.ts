import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { ConnectionShare, type ConnectionLimits } from './connection-share.ts';

let server: Server;
let letGo: () => void = () => undefined;
const opened: Socket[] = [];
afterEach(() => {
  letGo();
  for (const socket of opened.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

/** A server that answers `/wait` only after `letGo` is called. */
async function listen(limits: ConnectionLimits, isTrusted = (_address: string) => false): Promise<void> {
  const waiting = new Promise<void>((resolve) => (letGo = resolve));
  server = createServer((asked, answer) => {
    if (asked.url === '/wait') void waiting.then(() => answer.end());
    else answer.end();
  });
  new ConnectionShare(limits, isTrusted).watch(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

/** Opens connections without a request, one after the other. */
async function openSilent(count: number, localAddress = '127.0.0.1'): Promise<Socket[]> {
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  for (let index = 0; index < count; index += 1) {
    const arrived = once(server, 'connection');
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => undefined).resume();
    sockets.push(socket);
    await arrived;
  }
  opened.push(...sockets);
  return sockets;
}

/** The status of the answer, or the code of the error. */
function ask(path: string, localAddress = '127.0.0.1'): Promise<number | string | undefined> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve) => {
    const asked = request({ port, host: '127.0.0.1', localAddress, path, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    asked.end();
  });
}

/** Starts a request that is not answered yet. */
async function askAndWait(localAddress = '127.0.0.1') {
  const arrived = once(server, 'request');
  const answer = ask('/wait', localAddress);
  await arrived;
  return { answer };
}

it('closes the oldest silent connection when connections run out, so that others are answered', async () => {
  await listen({ most: 5, mostPerSource: 100 });
  const [first] = await openSilent(5);
  const closed = once(first as Socket, 'close');
  expect(await ask('/')).toBe(200);
  await closed;
});

it('closes a silent connection of a source that has too many, and none of another', async () => {
  await listen({ most: 100, mostPerSource: 3 });
  const [other] = await openSilent(1, '127.0.0.2');
  const [first] = await openSilent(3);
  const closed = once(first as Socket, 'close');
  expect(await ask('/')).toBe(200);
  await closed;
  expect(other?.destroyed).toBe(false);
});

it('refuses more connections of a source whose requests all wait for answers', async () => {
  await listen({ most: 100, mostPerSource: 2 });
  const waiting = [await askAndWait(), await askAndWait()];
  expect(await ask('/')).toBe('ECONNRESET');
  expect(await ask('/', '127.0.0.2')).toBe(200);
  letGo();
  for (const { answer } of waiting) expect(await answer).toBe(200);
  expect(await ask('/')).toBe(200);
});

it('does not limit a trusted proxy as one source', async () => {
  await listen({ most: 100, mostPerSource: 2 }, (address) => address === '127.0.0.1');
  const waiting = [await askAndWait(), await askAndWait(), await askAndWait()];
  expect(await ask('/')).toBe(200);
  letGo();
  for (const { answer } of waiting) expect(await answer).toBe(200);
});
