import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Bellbird, eachEntry } from './bellbird.ts';

type Answer = (response: ServerResponse) => void;

let server: Server;
let asked: IncomingMessage[] = [];
let answers: Answer[] = [];
let bellbird: Bellbird;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request);
    request.resume().on('end', () => answers.shift()?.(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  bellbird = new Bellbird({ url, key: 'bb_test_1', firstPauseMs: 1 });
});
beforeEach(() => {
  asked = [];
});
afterAll(() => server.close());

const json =
  (status: number, body: object, headers = {}): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const problem = (status: number, code: string, headers = {}) =>
  json(status, { title: 'Please wait.', status, code, field: 'phone', requestId: 'r-1' }, headers);
const page = (data: object[], nextCursor: string | null) => json(200, { data, nextCursor });
const idempotencyKeys = () => asked.map(({ headers }) => headers['idempotency-key']);

it('tries again with the same idempotency key when the first answer got lost', async () => {
  answers = [
    (response) => response.destroy(),
    (response) => response.writeHead(502).end('<h1>Bad gateway</h1>'),
    problem(409, 'REQUEST_RUNNING'),
    json(200, { id: 'p-1' }),
  ];
  expect(await bellbird.createPerson({ body: { phone: '+4915215550123' } })).toEqual({ id: 'p-1' });
  expect(new Set(idempotencyKeys()).size).toBe(1);
  expect(asked).toHaveLength(4);
});

it('uses the idempotency key of the caller, and another one for each other call', async () => {
  answers = [json(200, {}), json(200, {}), json(200, {})];
  await bellbird.createPerson({ body: { phone: '+4915215550123' }, idempotencyKey: 'order-1' });
  await bellbird.createPerson({ body: { phone: '+4915215550123' } });
  await bellbird.createPerson({ body: { phone: '+4915215550123' } });
  const [first, ...others] = idempotencyKeys();
  expect(first).toBe('order-1');
  expect(new Set(others).size).toBe(2);
});

it('gives up after four tries', async () => {
  answers = Array.from({ length: 5 }, () => problem(500, 'INTERNAL'));
  await expect(bellbird.getShop()).rejects.toMatchObject({ status: 500, code: 'INTERNAL', requestId: 'r-1' });
  expect(asked).toHaveLength(4);
});

it('does not try again what is refused', async () => {
  answers = [problem(422, 'PHONE_INVALID')];
  const refused = bellbird.createPerson({ body: { phone: 'none' } });
  await expect(refused).rejects.toMatchObject({
    code: 'PHONE_INVALID',
    field: 'phone',
    message: 'Please wait.',
  });
  expect(asked).toHaveLength(1);
});

it('does not follow a redirect, and does not try again', async () => {
  answers = [(response) => response.writeHead(301, { location: 'https://elsewhere.example/' }).end()];
  await expect(bellbird.getShop()).rejects.toMatchObject({ status: 301, code: 'UNKNOWN' });
  expect(asked).toHaveLength(1);
});

it('throws for a key that no request can contain', async () => {
  const wrong = new Bellbird({ url: 'http://127.0.0.1:1', key: 'bb\ntest', firstPauseMs: 60_000 });
  await expect(wrong.getShop()).rejects.toThrow(TypeError);
});

it('waits as long as the installation asks, but not for minutes', async () => {
  answers = [problem(429, 'TOO_MANY_REQUESTS', { 'retry-after': '0' }), json(200, {})];
  await bellbird.getShop();
  expect(asked).toHaveLength(2);
  answers = [problem(429, 'TOO_MANY_REQUESTS', { 'retry-after': '3600' })];
  await expect(bellbird.getShop()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

it('goes through all pages of a list, and keeps its filter', async () => {
  answers = [page([{ id: 'a' }, { id: 'b' }], 'next one'), page([{ id: 'c' }], null)];
  const ids: string[] = [];
  for await (const { id } of eachEntry((at) => bellbird.listPeople({ ...at, channel: 'whatsapp' })))
    ids.push(id);
  expect(ids).toEqual(['a', 'b', 'c']);
  expect(asked.map(({ url }) => url)).toEqual([
    '/api/v1/people?limit=100&channel=whatsapp',
    '/api/v1/people?limit=100&cursor=next+one&channel=whatsapp',
  ]);
  expect(asked[0]?.headers.authorization).toBe('Bearer bb_test_1');
});

it('escapes what is filled into a path', async () => {
  answers = [json(200, {})];
  await bellbird.getPerson({ personId: '../shop?x=1' });
  expect(asked[0]?.url).toBe('/api/v1/people/..%2Fshop%3Fx%3D1');
});
