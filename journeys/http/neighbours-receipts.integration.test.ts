import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  PHONE_NUMBER_ID,
  openServer,
  postMetaWebhook,
  whatsAppBody,
  writeMessage,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { insertSender } from '#tools/test-environment/seeds/insert-sender.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { whileLocked } from '#tools/test-environment/while-locked.ts';

/** A shop with one sent message, and the number that sent it. */
interface Neighbour {
  shopId: number;
  number: string;
  messageId: string;
}

/** The rows that a process locks to store a receipt. */
const MESSAGES = 'update messages set state = state where shop_id = $1';
const COUNTS = 'update daily_rollups set sent = sent where shop_id = $1';
const FLOW =
  'update receipt_flow set lag_seconds = lag_seconds where external_id = (select external_id from senders where shop_id = $1)';
const SENT_AT = new Date('2026-11-10T12:00:00Z');

let server: OpenServer;
let [wren, finch]: [Neighbour, Neighbour] = [nobody(), nobody()];
beforeAll(async () => {
  server = await openServer();
  server.plantsAgainst.add('queuedMessageHasPlace');
});
afterAll(() => server.close());
beforeEach(async () => {
  [wren, finch] = [await neighbour('wren'), await neighbour('finch')];
});

it('are stored while another shop’s message is locked, and that shop’s as soon as it is free', async () => {
  const kept = await whileLocked(server.databaseUrl, MESSAGES, wren, async () => {
    const waiting = report(wren, { status: 'delivered' });
    // Each arrives after the locked receipt and does not wait for it.
    for (const status of ['sent', 'delivered', 'read']) expect(await report(finch, { status })).toBe(200);
    expect(await report(finch, { status: 'read' }, { with: [wren] })).toBe(503);
    return waiting;
  });
  expect(kept).toBe(503);
  expect(await report(wren, { status: 'delivered' })).toBe(200);
  expect(await report(wren, { status: 'read' }, { with: [finch] })).toBe(200);
  expect([await stateOf(wren), await stateOf(finch)]).toEqual(['read', 'read']);
  expect(await countsOf(wren)).toEqual([{ sent: 1, delivered: 1, read: 1 }]);
  expect(await countsOf(finch)).toEqual([{ sent: 1, delivered: 1, read: 1 }]);
});

it('are stored while another shop’s counts are locked', async () => {
  expect(await report(wren, { status: 'sent' })).toBe(200);
  const kept = await whileLocked(server.databaseUrl, COUNTS, wren, async () => {
    const waiting = report(wren, { status: 'delivered' });
    expect(await report(finch, { status: 'delivered' })).toBe(200);
    return waiting;
  });
  expect(kept).toBe(503);
  expect(await report(wren, { status: 'delivered' })).toBe(200);
  expect([await stateOf(wren), await stateOf(finch)]).toEqual(['delivered', 'delivered']);
});

it('are answered while the row with the last receipt’s time is locked', async () => {
  await server.rows(
    "insert into receipt_flow (channel, external_id, last_webhook_at, lag_seconds) values ('WA', $1, now(), 0)",
    [wren.number],
  );
  const status = await whileLocked(server.databaseUrl, FLOW, wren, () =>
    report(wren, { status: 'delivered' }),
  );
  expect(status).toBe(200);
  expect(await stateOf(wren)).toBe('delivered');
});

it.each([
  ['a text with a zero character', { errors: [{ code: 131_026, title: 'not\0there' }] }, 'failed'],
  ['a code out of range', { errors: [{ code: 3_000_000_000, title: 'Odd' }] }, 'failed'],
  ['an id with a zero character', { status: 'delivered', id: 'wamid.\0' }, 'delivered'],
])('are stored beside one with %s, which counts too', async (_what, odd: object, state) => {
  expect(await report(wren, { status: 'failed', ...odd }, { with: [finch] })).toBe(200);
  expect([await stateOf(wren), await stateOf(finch)]).toEqual([state, state]);
});

it('are stored beside one with an invalid time', async () => {
  const odd = { status: 'delivered', timestamp: '999999999999' };
  expect(await report(wren, odd)).toBe(200);
  expect(await report(wren, { status: 'sent' }, { with: [finch] })).toBe(200);
  expect([await stateOf(wren), await stateOf(finch)]).toEqual(['sent', 'sent']);
});

it('are stored beside those of a shop with an unknown time zone, which count in another zone', async () => {
  await server.rows("update shops set time_zone = 'Mars/Base' where shop_id = $1", [wren.shopId]);
  for (const status of ['sent', 'delivered'])
    expect(await report(wren, { status }, { with: [finch] })).toBe(200);
  expect([await stateOf(wren), await stateOf(finch)]).toEqual(['delivered', 'delivered']);
  expect(await countsOf(wren)).toEqual([{ sent: 1, delivered: 1, read: 0 }]);
});

it('from Messenger are stored beside a page whose messages are locked, and beside an odd event', async () => {
  const [lark, robin] = [await neighbour('lark', 'FB'), await neighbour('robin', 'FB')];
  const held = await whileLocked(server.databaseUrl, MESSAGES, lark, () =>
    tellPages([lark, echoOf(lark)], [robin, echoOf(robin)]),
  );
  expect([held, await stateOf(robin)]).toEqual([503, 'sent']);
  const odd = { mid: 'm_\0', is_echo: true, metadata: `b1:${lark.shopId}:${lark.messageId}` };
  const reported = await tellPages(
    [lark, { ...echoOf(lark), message: odd }],
    [lark, { sender: { id: 'x' }, read: { watermark: 999_999_999_999_999 } }],
    [robin, { sender: { id: robin.shopId.toString() }, read: { watermark: SENT_AT.getTime() + 60_000 } }],
  );
  expect([reported, await stateOf(lark), await stateOf(robin)]).toEqual([200, 'sent', 'read']);
});

it('are stored beside one that the database refuses, which is held for review', async () => {
  const impossible = 'ffffffff-ffff-7fff-8fff-ffffffffffff';
  const odd = { biz_opaque_callback_data: `b1:${wren.shopId}:${impossible}`, id: `wamid.${impossible}` };
  expect(await report(wren, { status: 'delivered', ...odd }, { with: [wren, finch] })).toBe(200);
  expect([await stateOf(wren), await stateOf(finch)]).toEqual(['delivered', 'delivered']);
  expect(await keptUnmatched(`wamid.${impossible}`)).toEqual([{ status: 'delivered' }]);
});

it('count only for messages of the number that they came from', async () => {
  const stolen = { ...finch, number: wren.number };
  expect(await report(stolen, { status: 'failed', errors: [{ code: 131_031 }] }, { with: [wren] })).toBe(200);
  expect([await stateOf(wren), await stateOf(finch)]).toEqual(['failed', 'queued']);
  expect(await keptUnmatched(`wamid.${finch.messageId}`)).toEqual([{ status: 'failed' }]);
  const stopped = await server.rows('select stopped_reason from senders where shop_id = $1', [finch.shopId]);
  expect(stopped).toEqual([{ stopped_reason: null }]);
});

it('count on the day of the sending, even if the shop changed its time zone since', async () => {
  // At 12:00 UTC it is already the next day on Kiritimati, but not in Berlin.
  expect(await report(wren, { status: 'sent' })).toBe(200);
  await server.rows("update shops set time_zone = 'Pacific/Kiritimati' where shop_id = $1", [wren.shopId]);
  expect(await report(wren, { status: 'delivered' })).toBe(200);
  expect(await report(wren, { status: 'read' })).toBe(200);
  expect(
    await server.rows(
      'select day::text, sent::int, delivered::int, read::int from daily_rollups where shop_id = $1',
      [wren.shopId],
    ),
  ).toEqual([{ day: '2026-11-10', sent: 1, delivered: 1, read: 1 }]);
});

it('still count for a number that has moved to another shop since', async () => {
  await server.rows('update senders set released_at = now() where shop_id = $1', [wren.shopId]);
  await server.rows('update senders set external_id = $2 where shop_id = $1', [finch.shopId, wren.number]);
  expect(await report(wren, { status: 'delivered' })).toBe(200);
  expect(await stateOf(wren)).toBe('delivered');
});

/** Posts a status of a shop's message, with the same status for the others. Returns the status of the response. */
async function report(
  one: Neighbour,
  status: { status: string; [more: string]: unknown },
  { with: others = [] }: { with?: Neighbour[] } = {},
): Promise<number> {
  const bodies = [
    { ...statusOf(one), ...status },
    ...others.map((other) => ({ ...statusOf(other), status: status.status })),
  ];
  const changes = bodies.map(
    (body, at) => whatsAppBody({ statuses: [body] }, [one, ...others][at]?.number).entry[0],
  );
  const answer = await postMetaWebhook(server.appUrl, 'whatsapp', {
    object: 'whatsapp_business_account',
    entry: changes,
  });
  return answer.status;
}

/** Posts events of pages in one body. Returns the status of the response. */
async function tellPages(...reported: [Neighbour, object][]): Promise<number> {
  const entry = reported.map(([{ number }, event]) => ({ id: number, time: 1, messaging: [event] }));
  return (await postMetaWebhook(server.appUrl, 'messenger', { object: 'page', entry })).status;
}

function echoOf({ shopId, number, messageId }: Neighbour) {
  return {
    sender: { id: number },
    recipient: { id: shopId.toString() },
    timestamp: SENT_AT.getTime() + 1000,
    message: { mid: `m_${messageId}`, is_echo: true, metadata: `b1:${shopId}:${messageId}` },
  };
}

function statusOf({ shopId, messageId }: Neighbour) {
  return {
    id: `wamid.${messageId}`,
    timestamp: String(SENT_AT.getTime() / 1000 + 60),
    recipient_id: '4915215550101',
    biz_opaque_callback_data: `b1:${shopId}:${messageId}`,
  };
}

async function stateOf({ messageId }: Neighbour): Promise<string | undefined> {
  const [row] = await server.rows<{ state: string }>('select state from messages where message_id = $1', [
    messageId,
  ]);
  return row?.state;
}

const countsOf = ({ shopId }: Neighbour) =>
  server.rows(
    'select sum(sent)::int sent, sum(delivered)::int delivered, sum(read)::int read from daily_rollups where shop_id = $1',
    [shopId],
  );

const keptUnmatched = (id: string) =>
  server.rows('select status from unmatched_receipts where provider_message_id = $1', [id]);

async function neighbour(name: string, channel: 'WA' | 'FB' = 'WA'): Promise<Neighbour> {
  const number = `${name}-${randomUUID()}`;
  const shopId = await insertShop(server.db);
  await insertSender(server.db, shopId, {
    channel,
    external_id: number,
    // No health check polls this number at the provider.
    checked_at: 'infinity',
  });
  const person = channel === 'WA' ? { phone: '+4915215550101' } : { psid: String(shopId) };
  await addSubscriber(server.db, shopId, person);
  const { messageId } = await writeMessage({ ...server, shopId }, { ...person, at: SENT_AT });
  return { shopId, number, messageId };
}

function nobody(): Neighbour {
  return { shopId: 0, number: PHONE_NUMBER_ID, messageId: '' };
}
