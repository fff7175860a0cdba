import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { makeCall } from './make-call.ts';

const lightCandle = defineCall({
  method: 'POST',
  path: '/candles/light',
  summary: 'Lights a candle',
  query: z.object({ room: z.string() }),
  body: z.object({ wicks: z.int() }),
  response: z.object({ lit: z.boolean() }),
  access: 'market',
  errors: ['NOT_FOUND'],
});
const given = { query: { room: 'living & dining' }, body: { wicks: 2 } };

function answerWith(body: string, init: ResponseInit = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(body, init));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

test('a call is sent in the form of its contract, with the session', async () => {
  const fetch = answerWith('{"lit":true}');
  expect(await makeCall(lightCandle, given)).toEqual({ lit: true });
  const [address, request] = fetch.mock.calls[0] ?? [];
  expect(address).toBe('/candles/light?room=living+%26+dining');
  expect(request).toMatchObject({ method: 'POST', credentials: 'include', body: '{"wicks":2}' });
});

test('an answer of one text is returned as that text', async () => {
  answerWith('ada@wren.example');
  const whereTo = defineCall({ ...lightCandle, response: z.string() });
  expect(await makeCall(whereTo, given)).toBe('ada@wren.example');
});

test('a refusal carries its code, sentence, field and reference', async () => {
  const error = { code: 'NOT_FOUND', message: 'as sent', field: 'room', requestId: 'r-1' };
  answerWith(JSON.stringify({ error }), { status: 404 });
  await expect(makeCall(lightCandle, given)).rejects.toMatchObject({
    code: 'NOT_FOUND',
    sentence: 'There is nothing at this address.',
    field: 'room',
    requestId: 'r-1',
  });
});

test.each([
  ['an HTML page of a gateway', '<h1>Bad gateway</h1>', 502],
  ['an unknown code', '{"error":{"code":"NO_SUCH_CODE"}}', 400],
  ['an answer that breaks the contract', '{"lit":"yes"}', 200],
  ['an answer that is not JSON', 'lit', 200],
])('%s counts as an internal error', async (_story, body, status) => {
  answerWith(body, { status });
  await expect(makeCall(lightCandle, given)).rejects.toMatchObject({ code: 'INTERNAL' });
});

test('a call without an answer reports a lost connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  await expect(makeCall(lightCandle, given)).rejects.toThrow('Bellbird cannot be reached');
});
