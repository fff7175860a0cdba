import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { addCart } from '#tools/test-environment/seeds/add-cart.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { linkChatCart } from '#tools/test-environment/seeds/link-chat-cart.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { findPersonScope, type Subject } from './person-scope.ts';

const PHONE = '+4915112345678';

const open = useTestDatabase({ connections: 3 });
let shopId: number;
beforeAll(async () => {
  shopId = await insertShop(open.db);
});

it('finds a person whose number moves to another row during the wait for a lock', async () => {
  const byPhone = await addSubscriber(open.db, shopId, { phone: PHONE });
  const survivor = await addSubscriber(open.db, shopId, { phone: '+4915112345679' });
  const merge = await open.pool.connect();
  await merge.query('begin');
  await merge.query('delete from subscribers where subscriber_id = $1', [byPhone]);
  await merge.query('update subscribers set phone_e164 = $2 where subscriber_id = $1', [survivor, PHONE]);
  const subject = { subscriberId: null, customerId: null, email: null, phoneE164: PHONE, orderIds: [] };
  const found = open.db.transaction().execute((tx) => findPersonScope(tx, shopId, subject));
  await waitFor('the search to wait for the row', async () => {
    const { rows } = await open.pool.query(
      `select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%for update%'`,
    );
    return rows.length > 0;
  });
  await merge.query('commit');
  merge.release();
  expect((await found).subscriberIds).toEqual([survivor]);
});

describe('a person in Messenger', () => {
  let chats = 0;
  const newChat = () => addSubscriber(open.db, shopId, { psid: `2400000000000000${(chats += 1)}` });
  const scopeOf = (named: Partial<Subject>) => {
    const nobody = { subscriberId: null, customerId: null, email: null, phoneE164: null, orderIds: [] };
    return open.db.transaction().execute((tx) => findPersonScope(tx, shopId, { ...nobody, ...named }));
  };

  it('is found by an order of a cart that is linked to their chat', async () => {
    const chat = await newChat();
    await linkChatCart(open.db, shopId, { cartToken: 'cart-1', subscriberId: chat, orderId: '4711' });
    const { subscriberIds, channelIds } = await scopeOf({ orderIds: ['4711'] });
    expect([subscriberIds, channelIds]).toEqual([[chat], [`2400000000000000${chats}`]]);
  });

  it('is found by the e-mail of a checkout of such a cart', async () => {
    const chat = await newChat();
    const reported = { checkoutToken: 'c2', lines: [], totalMinor: 100, completedAt: null, phoneE164: PHONE };
    await addCart(open.db, shopId, { ...reported, cartToken: 'cart-2', email: 'mira@shop.example' });
    await linkChatCart(open.db, shopId, { cartToken: 'cart-2', subscriberId: chat });
    expect((await scopeOf({ email: 'mira@shop.example' })).subscriberIds).toContain(chat);
    expect((await scopeOf({ email: 'lena@shop.example' })).subscriberIds).toEqual([]);
  });

  it('is found by the customer who was logged in with their browser', async () => {
    const chat = await newChat();
    await sql`
      insert into chat_browsers (shop_id, token_hash, subscriber_id, evidence, created_at, linked_at, expires_at, customer_id)
      values (${shopId}, 'browser', ${chat}, 'referral', now(), now(), now() + interval '1 day', '77')`.execute(
      open.db,
    );
    expect((await scopeOf({ customerId: '77' })).subscriberIds).toEqual([chat]);
  });
});
