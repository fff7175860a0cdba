import { once } from 'node:events';
import { Agent, request, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AppError } from '#platform/errors/app-error.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { serverWithRawRoutes, type RawRoute } from './raw-route.ts';
import { trustIn } from './sources/client-address.ts';
import { UnverifiedBodies } from './unverified-bodies.ts';

const LIMIT_BYTES = 1000;
/** Three bodies of the limit's size, of which one source may hold two. */
const limits = { mostBytes: 3 * LIMIT_BYTES, mostBytesOfSource: 2 * LIMIT_BYTES, mostMs: 60_000 };

let server: Server;
let bodies: UnverifiedBodies;
/** What requests outside the webhook endpoints wait for. */
let held: Promise<void>;
let taken: string[];
let faults: unknown[];
let crowdedOut: number;
let answers: number[];

beforeEach(async () => {
  held = Promise.resolve();
  [taken, faults, crowdedOut, answers] = [[], [], 0, []];
  bodies = new UnverifiedBodies(limits);
  const raw: RawRoute = {
    path: '/raw',
    bodyLimitBytes: LIMIT_BYTES,
    greet(headers) {
      if (headers['x-signature'] === undefined) throw new AppError('BAD_SIGNATURE');
      const pieces: Buffer[] = [];
      const isGood = () => !Buffer.concat(pieces).toString().includes('forged');
      return { update: (piece) => void pieces.push(piece), isGood };
    },
    crowdedOut: () => void (crowdedOut += 1),
    async take(body) {
      const message = body.toString('utf8');
      if (message === 'refuse me') throw new AppError('BAD_SIGNATURE');
      if (message === 'break') throw new Error('something of ours');
      taken.push(message);
    },
  };
  const hidden: RawRoute = { ...raw, path: '/hidden/', greet: greetSecret };
  server = serverWithRawRoutes(
    [raw, hidden],
    (_request, response) => void held.then(() => response.writeHead(418).end()),
    {
      admit: () => undefined,
      answered: (status) => void answers.push(status),
      log: openLogger('silent', 'test'),
      onFault: (error) => faults.push(error),
      isTrusted: trustIn(['127.0.0.1']),
      bodies,
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('closes although a client has opened a connection without a request', async () => {
  const { port } = server.address() as AddressInfo;
  const ahead = connect(port, '127.0.0.1');
  await new Promise((resolve) => server.once('connection', resolve));
  await new Promise((resolve) => server.close(resolve));
  await new Promise((resolve) => ahead.resume().once('close', resolve));
});

it.each([
  ['a raw route', '/raw', 200],
  ['a page', '/page', 418],
])(
  'closes once %s has answered, although the client keeps the connection open',
  async (_name, path, status) => {
    let letGo: () => void = () => undefined;
    held = new Promise((resolve) => (letGo = resolve));
    const agent = new Agent({ keepAlive: true });
    const asked = once(server, 'request');
    const sender = startRequest({ path, agent });
    await asked;
    const ended = new Promise((resolve) => server.close(resolve));
    sender.end();
    letGo();
    expect(await sender.answer).toMatchObject({ status });
    await ended;
    agent.destroy();
  },
);

function greetSecret(_headers: unknown, secret: string) {
  if (secret !== 'known') throw new AppError('BAD_SIGNATURE');
  return { update: () => undefined, isGood: () => true };
}

interface Posted {
  status: number | undefined;
  connection: string | undefined;
  retryAfter: string | undefined;
  text: string;
}

interface Sender {
  answer: Promise<Posted>;
  write: (piece: string) => void;
  end: () => void;
}

/** Starts a request with a chunked body of unknown length. */
function startRequest({
  path = '/raw',
  method = 'POST',
  from = '198.51.100.1',
  signed = true,
  agent = new Agent(),
} = {}): Sender {
  const { port } = server.address() as AddressInfo;
  const headers = { 'x-forwarded-for': from, ...(signed && { 'x-signature': 'made by somebody' }) };
  const posted = request({ port, path, method, headers, agent });
  const answer = new Promise<Posted>((resolve, reject) => {
    posted.on('response', (response) => {
      const { statusCode: status, headers: reported } = response;
      const rest = { status, connection: reported.connection, retryAfter: reported['retry-after'] };
      readText(response).then((text) => resolve({ ...rest, text }), reject);
    });
    posted.on('error', reject);
  });
  // A refusal that arrives before anybody awaits it must not count as an unhandled rejection.
  answer.catch(() => undefined);
  posted.flushHeaders();
  return { answer, write: (piece) => void posted.write(piece), end: () => void posted.end() };
}

function post(pieces: readonly string[], options: Parameters<typeof startRequest>[0] = {}): Promise<Posted> {
  const sender = startRequest(options);
  for (const piece of pieces) sender.write(piece);
  sender.end();
  return sender.answer;
}

/** Starts a body of a thousand bytes and leaves it unfinished, once the server holds it. */
async function holdOpen(from: string, path?: string): Promise<Sender> {
  const heldBefore = bodies.bytes;
  const sender = startRequest({ from, ...(path && { path }) });
  sender.write('x'.repeat(LIMIT_BYTES));
  await expect.poll(() => bodies.bytes).toBeGreaterThan(heldBefore);
  return sender;
}

const codeOf = ({ text }: Posted) => (JSON.parse(text) as { error: { code: string } }).error.code;

it('reports each answer for the metrics', async () => {
  await post(['hello']);
  await post(['hello'], { signed: false });
  await expect.poll(() => answers).toEqual([200, 401]);
});

it('reads a body in chunks and confirms it', async () => {
  expect(await post(['Grüße ', 'aus Köln'])).toMatchObject({ status: 200, text: '{"received":true}' });
  expect(taken).toEqual(['Grüße aus Köln']);
  expect(bodies.bytes).toBe(0);
});

it.each([
  ['a body that the route refuses', ['refuse me'], 401, 'BAD_SIGNATURE', 0],
  ['a forged signature', ['for', 'ged'], 401, 'BAD_SIGNATURE', 0],
  [
    'a body that is too long, without an announced length',
    Array.from({ length: 20 }, () => 'x'.repeat(100)),
    413,
    'BODY_TOO_LARGE',
    0,
  ],
  ['a body that causes a bug', ['break'], 500, 'INTERNAL', 1],
])('answers %s', async (_name, pieces, status, code, faultsReported) => {
  const answer = await post(pieces);
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.text)).toMatchObject({ error: { code, requestId: expect.any(String) as string } });
  expect(taken).toEqual([]);
  expect(faults).toHaveLength(faultsReported);
  expect(bodies.bytes).toBe(0);
});

it('refuses a request without a signature before reading the body, and hangs up', async () => {
  const { answer } = startRequest({ signed: false });
  expect(await answer).toMatchObject({ status: 401, connection: 'close' });
});

it('accepts a path with the right secret, whatever its query', async () => {
  expect(await post(['told'], { path: '/hidden/known?attempt=2' })).toMatchObject({ status: 200 });
  expect(await startRequest({ path: '/hidden/guessed' }).answer).toMatchObject({ status: 401 });
  expect(taken).toEqual(['told']);
});

it('drops a source’s oldest body if the source exceeds its share, over all routes', async () => {
  const honest = await holdOpen('203.0.113.7');
  const [oldest, second] = [await holdOpen('198.51.100.1'), await holdOpen('198.51.100.1', '/hidden/known')];
  const third = startRequest({ from: '198.51.100.1' });
  third.write('xx');
  const refused = await oldest.answer;
  expect(refused).toMatchObject({ status: 503, connection: 'close', retryAfter: '10' });
  expect(codeOf(refused)).toBe('TOO_MUCH_AT_ONCE');
  expect(crowdedOut).toBe(1);
  for (const sender of [honest, second, third]) sender.end();
  for (const sender of [honest, second, third]) expect(await sender.answer).toMatchObject({ status: 200 });
});

it('drops a body of the largest source if all bodies together are too large', async () => {
  const greedy = [await holdOpen('198.51.100.1'), await holdOpen('198.51.100.1')];
  await holdOpen('198.51.100.2');
  expect(await post(['an honest word'], { from: '203.0.113.7' })).toMatchObject({ status: 200 });
  expect(await greedy[0]?.answer).toMatchObject({ status: 503 });
});

it('hangs up on a client that takes too long for a body', async () => {
  const slow = await holdOpen('198.51.100.1');
  bodies.cutOffSlow(performance.now() + 59_000);
  expect(bodies.bytes).toBe(LIMIT_BYTES);
  bodies.cutOffSlow(performance.now() + 60_000);
  expect(await slow.answer).toMatchObject({ status: 408, connection: 'close' });
  expect(bodies.bytes).toBe(0);
});

it('frees the memory of a body whose sender hung up', async () => {
  const { port } = server.address() as AddressInfo;
  const headers = { 'x-signature': 'made by somebody' };
  const posted = request({ port, path: '/raw', method: 'POST', headers, agent: false });
  posted.on('error', () => undefined);
  posted.write('half a wo');
  await expect.poll(() => bodies.bytes).toBe(9);
  posted.destroy();
  await expect.poll(() => bodies.bytes).toBe(0);
});

it('leaves every other request to the framework', async () => {
  expect((await post([], { method: 'GET' })).status).toBe(418);
  expect((await post([], { path: '/other' })).status).toBe(418);
  expect((await post([], { path: '/hidden/known/further' })).status).toBe(418);
});

it.each([
  ['one host', 'Host: a.example\r\n', 418],
  ['two hosts', 'Host: a.example\r\nHOST: evil.example\r\n', 400],
  ['one host twice', 'Host: a.example\r\nhost: a.example\r\n', 400],
])('answers a request with %s', async (_what, hosts, status) => {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET /page HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
  expect(await readText(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});
