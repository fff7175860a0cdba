import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { inShop } from '#platform/database/in-shop.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { addCart } from '#tools/test-environment/seeds/add-cart.ts';
import { addOrders } from '#tools/test-environment/seeds/add-orders.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { linkChatCart } from '#tools/test-environment/seeds/link-chat-cart.ts';
import { readTimelineCursor } from '../rules/timeline-cursor.ts';
import { findPerson } from './find-person.ts';
import { happeningsOf } from './list-timeline.ts';
import { readTimeline } from './read-timeline.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const PHONE = '+4915215550101';
const EMAIL = 'Mira@Shop.example';

const opened = useTestDatabase();
let shopId: number;
let mira: string;

beforeEach(async () => {
  shopId = await insertShop(opened.db);
  mira = await addSubscriber(opened.db, shopId, { phone: PHONE, firstName: 'Mira', at: ago(600) });
  await opened.pool.query('update subscribers set email = $2 where subscriber_id = $1', [mira, EMAIL]);
});

const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

function order(orderId: string, minutes: number, names: { phoneE164?: string; email?: string }) {
  return addOrders(opened.db, shopId, [{ orderId, totalMinor: 5580, createdAt: ago(minutes), ...names }]);
}

async function wrote(id: string, minutes: number, text: string | null): Promise<void> {
  await sql`
    insert into inbound_messages (shop_id, channel, provider_message_id, subscriber_id, kind, text, received_at)
    values (${shopId}, 'WA', ${id}, ${mira}, ${text === null ? 'image' : 'text'}, ${text}, ${ago(minutes)})`.execute(
    opened.db,
  );
}

function cart(token: string, minutes: number, completedAt: Date | null): Promise<void> {
  const described = { checkoutToken: token, phoneE164: PHONE, lines: [], totalMinor: 4200, completedAt };
  return addCart(opened.db, shopId, { ...described, createdAt: ago(minutes) });
}

const kinds = async () => (await timeline()).entries.map(({ kind }) => kind);

function timeline(cursor: string | null = null) {
  return inShop(opened.db, shopId, async (tx) => {
    const person = await findPerson(tx, shopId, mira);
    return readTimeline(tx, {
      shopId,
      person,
      cursor: cursor === null ? null : readTimelineCursor(cursor),
      now: NOW,
      findNames: () => Promise.resolve(new Map()),
    });
  });
}

/** Adds many rows of other people. With few rows, the database could choose any index. */
async function fillWithOthers(): Promise<void> {
  const { pool, db } = opened;
  const other = await addSubscriber(db, shopId, { phone: '+4915112345999', firstName: 'Otto', at: ago(600) });
  await pool.query(
    `insert into consent_ledger (shop_id, entry_id, subscriber_id, kind, purpose, origin, recorded_at)
     select $1, gen_random_uuid(), $2, 'granted', 'marketing', 'test', now() from generate_series(1, 2000)`,
    [shopId, other],
  );
  const others = Array.from({ length: 2000 }, (_, n) => ({
    orderId: `other ${n}`,
    phoneE164: `+49160${1_000_000 + n}`,
    email: `${n}@shop.example`,
    customerId: `other ${n}`,
  }));
  await addOrders(db, shopId, others);
  await pool.query('analyze consent_ledger, orders');
}

describe('a timeline', () => {
  it('lists each event once, the newest first, by every identifier of the person', async () => {
    await order('1', 30, { phoneE164: PHONE, email: EMAIL.toUpperCase() });
    await order('2', 20, { email: EMAIL });
    await wrote('wamid.1', 10, 'Is it in blue? 王');
    await wrote('wamid.2', 5, null);
    const { entries, nextCursor } = await timeline();
    expect(entries.map((entry) => entry.entryId.replace(/consent:.*/, 'consent'))).toEqual([
      'inbound:wamid.2',
      'inbound:wamid.1',
      'order:2',
      'order:1',
      'consent',
    ]);
    expect(entries[1]).toMatchObject({ text: 'Is it in blue? 王', at: ago(10).toISOString() });
    expect(nextCursor).toBeNull();
  });

  it('lists the orders of a Messenger person by the carts that are linked to their chat', async () => {
    const lena = await addSubscriber(opened.db, shopId, { psid: '24000000000000001', at: ago(600) });
    await order('1', 30, { email: EMAIL });
    await order('2', 20, { email: EMAIL });
    const linked = { cartToken: 'cart-2', subscriberId: lena, orderId: '2', at: ago(20) };
    await linkChatCart(opened.db, shopId, linked);
    mira = lena;
    expect(await kinds()).toEqual(['order', 'consent']);
  });

  it('continues after the last page, also between simultaneous events', async () => {
    for (let no = 0; no < 70; no += 1) await wrote(`wamid.${String(no).padStart(2, '0')}`, 10, `word ${no}`);
    const passed: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof timeline>> = await timeline(cursor);
      passed.push(...page.entries.map((entry) => entry.entryId));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(passed).toHaveLength(71);
    expect(new Set(passed).size).toBe(71);
  });

  it('lists taps, but not answers, which are messages of their own', async () => {
    for (const [no, kind] of ['click', 'reply'].entries())
      await sql`
        insert into touches (shop_id, touch_id, message_id, message_created_at, subscriber_id, kind, touched_at)
        values (${shopId}, gen_random_uuid(), ${randomUUID()}, ${ago(60)}, ${mira}, ${kind}, ${ago(no + 1)})`.execute(
        opened.db,
      );
    expect(await kinds()).toEqual(['click', 'consent']);
  });

  it('lists an abandoned cart, and only the order of a cart that was paid', async () => {
    await cart('left', 50, null);
    await cart('paid', 40, ago(30));
    await order('1', 30, { phoneE164: PHONE });
    const { entries } = await timeline();
    expect(entries.map(({ entryId }) => entryId.replace(/consent:.*/, 'consent'))).toEqual([
      'order:1',
      'cart:left',
      'consent',
    ]);
    expect(entries[1]).toMatchObject({ totalMinor: 4200, currency: 'EUR', at: ago(50).toISOString() });
  });

  it('names the message that earned an order, and the refund', async () => {
    await order('1', 30, { phoneE164: PHONE });
    await order('2', 20, { phoneE164: PHONE });
    const messageId = randomUUID();
    await sql`
      insert into order_credits (shop_id, order_id, message_id, message_created_at, subscriber_id, channel, source_type,
        touch_kind, touched_at, amount_minor, returned_minor, ordered_at)
      values (${shopId}, '1', ${messageId}, ${ago(60)}, ${mira}, 'WA', 'abandonedCart', 'code', ${ago(40)}, 5580, 580, ${ago(30)})`.execute(
      opened.db,
    );
    const { entries } = await timeline();
    expect(entries.slice(0, 2)).toMatchObject([
      { entryId: 'order:2', credit: null },
      {
        entryId: 'order:1',
        credit: {
          messageId,
          sourceType: 'abandonedCart',
          touchKind: 'code',
          amountMinor: 5580,
          returnedMinor: 580,
        },
      },
    ]);
  });

  it('is read from indexes', async () => {
    await fillWithOthers();
    const plan = await inShop(opened.db, shopId, async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      const person = await findPerson(tx, shopId, mira);
      const { rows } =
        await sql<object>`explain ${happeningsOf(shopId, { ...person, customer_id: '7' }, { cursor: null, size: 30 })}`.execute(
          tx,
        );
      return JSON.stringify(rows);
    });
    for (const index of [
      'consent_ledger_by_subscriber',
      'inbound_messages_by_subscriber',
      'orders_by_phone',
      'orders_by_email',
      'orders_by_customer',
    ])
      expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan');
  });
});
