import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AppError } from '#platform/errors/app-error.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { serverWithDoors, type FastDoor } from './fast-door.ts';

const LIMIT_BYTES = 1000;

let server: Server;
let taken: string[];
let faults: unknown[];

beforeEach(async () => {
  [taken, faults] = [[], []];
  const door: FastDoor = {
    path: '/door',
    bodyLimitBytes: LIMIT_BYTES,
    async take(body) {
      const said = body.toString('utf8');
      if (said === 'refuse me') throw new AppError('BAD_SIGNATURE');
      if (said === 'break') throw new Error('something of ours');
      taken.push(said);
    },
  };
  server = serverWithDoors([door], (_request, response) => response.writeHead(418).end('the framework'), {
    admit: () => undefined,
    log: openLogger('silent', 'test'),
    onFault: (error) => faults.push(error),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Posts pieces one after the other, without saying how long they are together. */
function post(pieces: readonly string[], path = '/door', method = 'POST') {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number | undefined; connection: string | undefined; text: string }>(
    (resolve, reject) => {
      const posted = request({ port, path, method }, (response) => {
        const { statusCode: status, headers } = response;
        readText(response).then((text) => resolve({ status, connection: headers.connection, text }), reject);
      });
      posted.on('error', reject);
      for (const piece of pieces) posted.write(piece);
      posted.end();
    },
  );
}

it('takes a body in pieces and says that it has it', async () => {
  expect(await post(['Grüße ', 'aus Köln'])).toMatchObject({ status: 200, text: '{"received":true}' });
  expect(taken).toEqual(['Grüße aus Köln']);
});

it.each([
  ['is refused by its own words', ['refuse me'], 401, 'BAD_SIGNATURE', 0],
  [
    'is too long, whatever was announced',
    Array.from({ length: 20 }, () => 'x'.repeat(100)),
    413,
    'BODY_TOO_LARGE',
    0,
  ],
  ['breaks something of ours', ['break'], 500, 'INTERNAL', 1],
])('answers what %s', async (_name, pieces, status, code, faultsTold) => {
  const answer = await post(pieces);
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.text)).toMatchObject({ error: { code, requestId: expect.any(String) as string } });
  expect(taken).toEqual([]);
  expect(faults).toHaveLength(faultsTold);
});

it('leaves every other request to the framework', async () => {
  expect((await post([], '/door', 'GET')).status).toBe(418);
  expect((await post([], '/other')).status).toBe(418);
});
