import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#platform/clock/durations.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { addOrders } from '#tools/test-environment/seeds/add-orders.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { insertSender } from '#tools/test-environment/seeds/insert-sender.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { OWNER_ID } from '../../rules/member-id.ts';
import { noteAnswer } from '../note-answer.ts';
import { readInboxOrders } from './read-inbox-orders.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const READ_AT = new Date('2026-11-10T10:00:00Z');
const ANA = '01989fd0-0000-7000-8000-0000000000a1';
const KEY = '7b0f2c1e-55aa-4c1d-9e2f-123456789abc';
const PHONE = '+4915215550101';

const opened = useTestDatabase();
let shopId: number;
let senderId: string;
let mira: string;

beforeEach(async () => {
  shopId = await insertShop(opened.db, { time_zone: 'Europe/Berlin' });
  senderId = await insertSender(opened.db, shopId);
  mira = await addSubscriber(opened.db, shopId, { phone: PHONE, firstName: 'Mira', at: after(-500) });
});

const after = (hours: number) => new Date(READ_AT.getTime() + hours * HOUR_MS);
const query = (text: string, values: unknown[] = []) => opened.pool.query(text, values);
const numbers = () =>
  inShop(opened.db, shopId, (tx) => readInboxOrders({ clock: { now: () => NOW } }, tx, shopId, '30'));

/** An answer that was written and read at a moment. */
async function answer(
  at: Date,
  { userId = ANA, readAt = at, keyId }: { userId?: string | null; readAt?: Date | null; keyId?: string } = {},
) {
  const messageId = timeOrderedId(at);
  await query(
    `insert into messages (shop_id, message_id, created_at, sender_id, subscriber_id, channel, purpose, source_kind, source_type,
       source_event, content, state, read_at, expires_at, priority)
     values ($1, $2::uuid, $3, $4, $5, 'WA', 'service', 'service', $7, $2::text, '{}', 'read', $6, $3, 0)`,
    [shopId, messageId, at, senderId, mira, readAt, keyId === undefined ? 'direct' : 'apiReply'],
  );
  const whose = { shopId, subscriberId: mira, channel: 'WA', messageId } as const;
  const writer = keyId === undefined ? { userId, person: userId && 'Ana' } : { keyId, person: 'Chatbot' };
  await inShop(opened.db, shopId, (tx) => noteAnswer(tx, { ...whose, ...writer, text: 'It is blue.', at }));
  return messageId;
}

const order = (orderId: string, createdAt: Date, changes: Partial<Parameters<typeof addOrders>[2][0]> = {}) =>
  addOrders(opened.db, shopId, [{ orderId, createdAt, phoneE164: PHONE, ...changes }]);

const ONE = { orders: 1, revenueMinor: 2400 };
const NONE = { orders: 0, revenueMinor: 0 };

it('counts an order after somebody read an answer, on its day and for the writer', async () => {
  await answer(READ_AT);
  await order('1', after(13.5));
  expect(await numbers()).toEqual({
    currencyCode: 'EUR',
    readHours: 24,
    total: ONE,
    days: [{ date: '2026-11-11', ...ONE }],
    people: [{ who: { memberId: ANA, name: 'Ana', isProgram: false }, ...ONE }],
  });
});

it('counts an order after the answer of a program, for its API key', async () => {
  await answer(READ_AT, { keyId: KEY });
  await order('1', after(1));
  expect((await numbers()).people).toEqual([
    { who: { memberId: KEY, name: 'Chatbot', isProgram: true }, ...ONE },
  ]);
});

it('counts the last answer that was read before the order', async () => {
  await answer(after(-2));
  await answer(after(-1), { userId: null });
  await answer(after(2));
  await answer(after(-0.5), { readAt: null });
  await order('1', after(1));
  expect((await numbers()).people).toEqual([
    { who: { memberId: OWNER_ID, name: null, isProgram: false }, ...ONE },
  ]);
});

describe('does not count an order', () => {
  it.each<[string, () => Promise<void>]>([
    ['a day after the answer was read', () => order('1', after(24.1))],
    ['before the answer', () => order('1', after(-1))],
    ['of somebody else', () => order('1', after(1), { phoneE164: '+4915215550199' })],
    ['that is a test', () => order('1', after(1), { isTest: true })],
    [
      'of another period',
      async () => {
        await answer(after(-24 * 40));
        await order('1', after(-24 * 40 + 1));
      },
    ],
  ])('%s', async (_what, place) => {
    await answer(READ_AT);
    await place();
    expect((await numbers()).total).toEqual(NONE);
  });

  it('that is credited to a campaign', async () => {
    const messageId = await answer(READ_AT);
    await order('1', after(1));
    await credit('1', messageId, 'campaign', 'abandonedCart');
    expect((await numbers()).total).toEqual(NONE);
  });

  it('if the shop credits no reads', async () => {
    await query(
      'insert into attribution_settings (shop_id, click_hours, read_hours, changed_at) values ($1, 24, 0, now())',
      [shopId],
    );
    await answer(READ_AT);
    await order('1', after(1));
    expect(await numbers()).toMatchObject({ total: NONE, readHours: 0 });
  });
});

it('counts an order that is credited to an answer by a template', async () => {
  const messageId = await answer(READ_AT, { readAt: null });
  await order('1', after(50));
  await credit('1', messageId, 'service', 'direct');
  expect(await numbers()).toMatchObject({ total: ONE, people: [{ who: { memberId: ANA } }] });
});

it('finds the order of a cart that is linked to the chat, once', async () => {
  await query(
    `insert into cart_links (shop_id, cart_token, subscriber_id, browser_hash, evidence, linked_at) values ($1, 'cart', $2, 'x', 'referral', $3)`,
    [shopId, mira, READ_AT],
  );
  await answer(READ_AT);
  await order('1', after(1), { cartToken: 'cart' });
  await order('2', after(2), { cartToken: 'cart', phoneE164: null });
  expect((await numbers()).total).toEqual({ orders: 2, revenueMinor: 4800 });
});

it('subtracts what was returned', async () => {
  await answer(READ_AT);
  await order('1', after(1), { cancelledAt: after(5) });
  expect((await numbers()).total).toEqual({ orders: 1, revenueMinor: 0 });
});

async function credit(orderId: string, messageId: string, kind: string, type: string): Promise<void> {
  await query(
    `insert into order_credits (shop_id, order_id, message_id, message_created_at, subscriber_id, channel, source_kind,
       source_type, touch_kind, touched_at, amount_minor, ordered_at)
     select shop_id, $2, message_id, created_at, subscriber_id, channel, $4, $5, 'read', created_at, 2400,
       (select store_created_at from orders o where o.shop_id = m.shop_id and o.order_id = $2)
     from messages m where shop_id = $1 and message_id = $3`,
    [shopId, orderId, messageId, kind, type],
  );
}
