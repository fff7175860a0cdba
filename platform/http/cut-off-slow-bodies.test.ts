import Fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HOUR_MS } from '#platform/clock/durations.ts';
import { cutOffSlowBodies } from './cut-off-slow-bodies.ts';

let server: FastifyInstance;
/** Resolves when the server reads the body, or is about to answer. */
let bodyStarted: Promise<void>;
beforeEach(async () => {
  server = Fastify();
  cutOffSlowBodies(server);
  bodyStarted = new Promise((resolve) =>
    server.addHook('preParsing', async () => void setImmediate(resolve)),
  );
  server.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  const answerLate = async () => {
    vi.advanceTimersByTime(HOUR_MS);
    return { answered: true };
  };
  server.post('/take', answerLate).get('/ask', answerLate);
  await server.listen({ port: 0, host: '127.0.0.1' });
  // Only the server's timers are faked; the connections are real.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

function ask(method: string, path: string, headers: Record<string, string> = {}): ClientRequest {
  const { port } = server.server.address() as AddressInfo;
  return request({ port, host: '127.0.0.1', path, method, headers: { connection: 'close', ...headers } });
}

/** The status, or that the server hung up. */
function outcomeOf(asking: ClientRequest): Promise<number | string | undefined> {
  return once(asking, 'response').then(
    ([answer]) => (answer as IncomingMessage).statusCode,
    () => 'hung up',
  );
}

it.each([
  ['hangs up on a body that does not end', 'application/json', 'hung up'],
  ['waits for a file', 'multipart/form-data; boundary=x', 200],
])('%s', async (_what, contentType, outcome) => {
  const posting = ask('POST', '/take', { 'content-type': contentType });
  const answered = outcomeOf(posting);
  posting.write('{"a":');
  await bodyStarted;
  vi.advanceTimersByTime(HOUR_MS);
  posting.end('1}');
  expect(await answered).toBe(outcome);
});

it('waits for the answer without a limit once the body has arrived, or if there is none', async () => {
  const posting = ask('POST', '/take', { 'content-type': 'application/json' });
  const answered = [outcomeOf(posting), outcomeOf(ask('GET', '/ask').end())];
  posting.end('{}');
  expect(await Promise.all(answered)).toEqual([200, 200]);
});
