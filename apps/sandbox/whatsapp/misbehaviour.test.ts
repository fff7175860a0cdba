import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MessagesSummary } from '../control/panel-shapes.ts';
import { cartReminder, cartReminderTo } from './templates/demo-templates.ts';
import {
  eventually,
  openTestServer,
  PHONE_NUMBER_ID,
  submitApproved,
  type TestServer,
} from './whatsapp-test-server.ts';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer();
  await submitApproved(testServer, cartReminder);
});
afterAll(() => testServer.close());

const plan = (body: object) => testServer.control('POST', '/misbehaviour', { partner: 'whatsapp', ...body });
const summary = () => testServer.control<MessagesSummary>('GET', '/whatsapp/messages/summary');

test('after a time-out, the message is stored once and gets its statuses, although there was no response', async () => {
  await plan({ kind: 'timeoutAfterAcceptance', delayMs: 50 });
  await expect(testServer.send(cartReminderTo('4915215550101', 'silent'))).rejects.toThrow('fetch failed');
  expect(await summary()).toEqual({ accepted: 1, byCallbackData: 1, duplicates: [] });
  await eventually(() =>
    testServer.changes.some(
      ({ field, value }) =>
        field === 'messages' &&
        value.statuses?.some(
          (one) => one.biz_opaque_callback_data === 'silent' && one.status === 'delivered',
        ),
    ),
  );
  const { messages } = await testServer.control<{ messages: unknown[] }>(
    'GET',
    '/whatsapp/messages?to=4915215550101',
  );
  expect(messages).toHaveLength(1);
});

test('a repeated message is counted as a duplicate', async () => {
  await testServer.send(cartReminderTo('4915215550101', 'silent'));
  await testServer.send(cartReminderTo('4915215550102', 'other'));
  expect(await summary()).toEqual({ accepted: 3, byCallbackData: 2, duplicates: ['silent'] });
});

test('a message counts as refused until it is accepted', async () => {
  const refused = () => testServer.control<{ refused: number }>('GET', '/whatsapp/messages/refused');
  await plan({ kind: 'serverError' });
  await testServer.send(cartReminderTo('4915215550101', 'refused first'));
  expect(await refused()).toEqual({ refused: 1 });
  await testServer.send(cartReminderTo('4915215550101', 'refused first'));
  expect(await refused()).toEqual({ refused: 0 });
});

test.each([
  ['rateLimited', {}, 400, 130429],
  ['serverError', {}, 500, 131000],
  ['errorCode', { code: 131042 }, 400, 131042],
  ['errorCode', { code: 0 }, 401, 0],
  ['errorCode', { code: 200 }, 403, 200],
  ['errorCode', { code: 133000 }, 500, 133000],
  ['errorCode', { code: 133004 }, 503, 133004],
  ['errorCode', { code: 133010 }, 400, 133010],
])('a planned %s is answered and then ends', async (kind, more, status, code) => {
  await plan({ kind, ...more });
  const refused = await testServer.send(cartReminderTo('4915215550103'));
  expect([refused.status, refused.body.error?.code]).toEqual([status, code]);
  expect((await testServer.send(cartReminderTo('4915215550103'))).status).toBe(200);
});

test('a code that Meta reports late arrives by webhook', async () => {
  await plan({ kind: 'errorCode', code: 131049 });
  const { body } = await testServer.send(cartReminderTo('4915215550104'));
  await eventually(() => testServer.statusesOf(body.messages?.[0]?.id ?? '').includes('failed'));
});

test('refuses messages above the number’s throughput with 130429, and above its daily limit with 131048', async () => {
  await testServer.control('POST', '/whatsapp/number', { throughputPerSecond: 1 });
  // In parallel, and many more than allowed, because on a busy machine they do not all arrive in the same second.
  const sent = await Promise.all(
    Array.from({ length: 7 }, (_, nth) => testServer.send(cartReminderTo(`49152155521${nth}0`))),
  );
  expect(sent.map(({ body }) => body.error?.code)).toContain(130429);
  await testServer.control('POST', '/whatsapp/number', { throughputPerSecond: 1000, tier: 'TIER_5' });
  expect((await testServer.send(cartReminderTo('4915215559999'))).body.error?.code).toBe(131048);
  const { body } = await testServer.meta('GET', `/${PHONE_NUMBER_ID}?fields=throughput,quality_rating`);
  expect(body).toEqual({ id: PHONE_NUMBER_ID, throughput: { level: 'HIGH' }, quality_rating: 'GREEN' });
});

test('an invalid body is answered with 422 and the field’s name', async () => {
  const answer = await fetch(`${testServer.url}/control/misbehaviour`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ partner: 'whatsapp', kind: 'errorCode' }),
  });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ faults: [{ field: 'code', message: expect.any(String) }] });
});

test('a raw change arrives unchanged', async () => {
  await testServer.control('POST', '/whatsapp/raw-change', {
    field: 'weather',
    value: { outlook: null },
    accountId: 'another',
    time: 'noon',
    changes: [{ field: 'tides', value: 1 }],
  });
  const arrived = await eventually(() =>
    testServer.entries.find((entry) => JSON.stringify(entry).includes('weather')),
  );
  expect(arrived).toEqual({
    id: 'another',
    time: 'noon',
    changes: [
      { field: 'weather', value: { outlook: null } },
      { field: 'tides', value: 1 },
    ],
  });
});
