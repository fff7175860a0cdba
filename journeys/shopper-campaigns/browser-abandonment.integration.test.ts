import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { MINUTE_MS } from '#platform/clock/durations.ts';
import { addOrders } from '#tools/test-environment/seeds/add-orders.ts';
import { addProducts } from '#tools/test-environment/seeds/add-products.ts';
import { LENA, WREN } from '../planted-campaign/fixture.ts';
import { NOW, openShopperFixture, type Shopper, type ShopperFixture } from './shopper-fixture.ts';

const PAGE = 'BSFB0';
let looks = 0;

let fixture: ShopperFixture;
beforeAll(async () => {
  fixture = await openShopperFixture();
  for (const pageId of [WREN, PAGE])
    await fixture.call('POST', '/redis/setDripStatus', { pageId, type: 'browserAbandonment', state: true });
  await addProduct('501', 'Stoneware mug', 'https://cdn.example/mug.jpg');
  await addProduct('502', 'Linen tea towel', null);
});
afterAll(() => fixture.close());
afterEach(() => fixture.rows('delete from timers'));

function addProduct(productId: string, title: string, imageUrl: string | null): Promise<void> {
  const handle = title.toLowerCase().replaceAll(' ', '-');
  return addProducts(fixture.ctx.db, fixture.shopId, [{ productId, title, handle, imageUrl }], NOW);
}

/** The shopper looks at a product some minutes before the fixture's time. Each look has its own time. */
async function view({ subscriberId }: Shopper, productId: string, minutesAgo = 0): Promise<void> {
  looks += 1;
  const viewedAt = new Date(NOW.getTime() - minutesAgo * MINUTE_MS - looks);
  await note('last_viewed_at', subscriberId, productId, viewedAt);
  await fixture.inTransaction((tx) =>
    fixture.ctx.events.publish(tx, 'productViewed', {
      shopId: fixture.shopId,
      subscriberId,
      productId,
      viewedAt,
    }),
  );
}

async function addToCart({ subscriberId }: Shopper, productId: string): Promise<void> {
  await note('last_carted_at', subscriberId, productId, NOW);
  const added = { shopId: fixture.shopId, subscriberId, productId, addedAt: NOW };
  await fixture.inTransaction((tx) => fixture.ctx.events.publish(tx, 'productAddedToCart', added));
}

function note(column: string, subscriberId: string, productId: string, at: Date): Promise<unknown> {
  return fixture.rows(
    `insert into product_views (shop_id, subscriber_id, product_id, ${column}) values ($1, $2, $3, $4)
     on conflict (shop_id, subscriber_id, product_id) do update set ${column} = excluded.${column}`,
    [fixture.shopId, subscriberId, productId, at],
  );
}

/** Adds a person who agreed to offers. */
async function addSubscriber(channel: 'WA' | 'FB', locale: string | null = null): Promise<Shopper> {
  const shopper = await fixture.addShopper(channel, locale);
  await fixture.signUp(shopper, 'keyword', null);
  return shopper;
}

const content = (value: object) => [
  expect.objectContaining({ content: expect.objectContaining(value) as object }),
];

it('reminds of the product an hour later, with its picture, a code and a link', async () => {
  const shopper = await addSubscriber('WA', 'en-GB');
  await view(shopper, '501');
  await fixture.fireAfter(0.9);
  expect(await fixture.messagesTo(shopper)).toEqual([]);
  await fixture.fireAfter(1);
  const code = expect.stringMatching(/^BELL-/) as string;
  const parameters = [{ text: 'there' }, { text: 'Stoneware mug' }, { text: code }, { text: '10%' }];
  expect(await fixture.messagesTo(shopper)).toEqual(
    content({
      templateName: 'browse_reminder_offer',
      language: 'en',
      header: { kind: 'image', media: { link: 'https://cdn.example/mug.jpg' } },
      body: [...parameters, { text: '+49 15215550101' }],
    }),
  );
  const [link] = await fixture.rows<{ target_url: string }>(
    'select l.target_url from short_links l join messages m using (shop_id, message_id) where m.subscriber_id = $1',
    [shopper.subscriberId],
  );
  const page = `https://${fixture.shop.domain}/products/stoneware-mug?discount=BELL-`;
  expect(link?.target_url).toContain(page);
  expect(link?.target_url).toContain('&utm_');
});

it('has another template for a product without a picture, and one without a discount', async () => {
  const [one, other] = [await addSubscriber('WA'), await addSubscriber('WA', 'pt-BR')];
  await view(one, '502');
  await fixture.fireAfter(1);
  expect(await fixture.messagesTo(one)).toEqual(
    content({ templateName: 'browse_reminder_offer_plain', language: 'de', header: null }),
  );
  const choose = (key: string) =>
    fixture.rows(
      "update drips d set flow_id = f.flow_id from flows f where d.type = 'browserAbandonment' and f.channel = d.channel and f.flow_key = $1",
      [key],
    );
  await choose('browse_reminder');
  await view(other, '501');
  await fixture.fireAfter(1);
  expect(await fixture.messagesTo(other)).toEqual(
    content({ templateName: 'browse_reminder', language: 'pt_BR' }),
  );
  await choose('browse_reminder_offer');
});

it('is a text and a card on Messenger, also for a person who looked as our WhatsApp subscriber', async () => {
  const [onWhatsApp, onMessenger] = [await addSubscriber('WA'), await addSubscriber('FB', 'hi_IN')];
  const ids = [onWhatsApp.subscriberId, onMessenger.subscriberId];
  await fixture.rows("update subscribers set customer_id = '4711' where subscriber_id = any($1)", [ids]);
  await view(onWhatsApp, '501');
  await fixture.fireAfter(1);
  expect(await fixture.messagesTo(onWhatsApp)).toHaveLength(1);
  const message = await fixture.messagesTo(onMessenger);
  expect(message).toHaveLength(2);
  const ofKind = (kind: string) => message.find(({ content: { kind: is } }) => is === kind);
  expect(ofKind('messengerText')).toMatchObject({
    content: { kind: 'messengerText', text: expect.stringMatching(/Stoneware mug[^]*10%/) as string },
  });
  expect(ofKind('messengerCards')).toMatchObject({
    content: {
      kind: 'messengerCards',
      cards: [
        {
          title: 'Stoneware mug',
          subtitle: '€24.00',
          imageUrl: 'https://cdn.example/mug.jpg',
          buttons: [{ kind: 'link', link: 'page' }],
        },
      ],
      quickReplies: [{ payload: 'STOP' }],
    },
  });
});

it('reminds once, of the last product, and not again within a week', async () => {
  const shopper = await addSubscriber('WA');
  await view(shopper, '502', 20);
  await view(shopper, '501', 15);
  await view(shopper, '501', 10);
  await fixture.fireAfter(1);
  expect(await fixture.messagesTo(shopper)).toEqual(content({ templateName: 'browse_reminder_offer' }));
  expect(await fixture.dropsFor(shopper)).toEqual([{ channel: 'WA', reason: 'lookedOn' }]);
  const again = "select from decisions where campaign_type = 'browserAbandonment' and reason = 'lookedAgain'";
  expect(await fixture.rows(again)).toHaveLength(1);
  await view(shopper, '501');
  await fixture.fireAfter(24);
  expect(await fixture.messagesTo(shopper)).toHaveLength(1);
  expect((await fixture.dropsFor(shopper)).at(-1)).toEqual({ channel: 'WA', reason: 'remindedBefore' });
});

it('is dropped for a shopper who fills a cart or orders, whether the message is queued or not yet due', async () => {
  const [late, ordered, carted] = [
    await addSubscriber('WA'),
    await addSubscriber('WA'),
    await addSubscriber('WA'),
  ];
  const isCustomer = ({ subscriberId }: Shopper, customerId: string | null) =>
    fixture.rows('update subscribers set customer_id = $2 where subscriber_id = $1', [
      subscriberId,
      customerId,
    ]);
  await isCustomer(late, LENA.customerId);
  await view(late, '502');
  await fixture.fireAfter(1);
  await fixture.order();
  expect(
    await fixture.rows('select state, verdict from messages where subscriber_id = $1', [late.subscriberId]),
  ).toMatchObject([{ state: 'skipped', verdict: { reason: 'orderedSince' } }]);

  await isCustomer(late, null);
  await isCustomer(ordered, LENA.customerId);
  await view(ordered, '501');
  await view(carted, '501');
  await fixture.order();
  await addToCart(carted, '502');
  expect(await fixture.rows("select from timers where kind = 'browserAbandonment'")).toEqual([]);
  await fixture.fireAfter(1);
  expect([await fixture.messagesTo(ordered), await fixture.messagesTo(carted)]).toEqual([[], []]);
});

it.each(["status = 'archived'", 'is_published = false', 'deleted_at = now()'])(
  'drops a reminder of a product that the store does not show any more: %s',
  async (gone) => {
    const shopper = await addSubscriber('WA');
    await view(shopper, '502');
    await fixture.rows(`update products set ${gone} where product_id = '502'`);
    await fixture.fireAfter(1);
    expect(await fixture.dropsFor(shopper)).toEqual([{ channel: 'WA', reason: 'productGone' }]);
    await fixture.rows("update products set status = 'active', is_published = true, deleted_at = null");
  },
);

it('drops a reminder after an order that was reported late', async () => {
  const other = await addSubscriber('WA');
  await view(other, '501');
  const [shopper] = await fixture.rows<{ phone_e164: string }>(
    'select phone_e164 from subscribers where subscriber_id = $1',
    [other.subscriberId],
  );
  const order = { orderId: '9001', phoneE164: shopper?.phone_e164 ?? '', createdAt: NOW };
  await addOrders(fixture.ctx.db, fixture.shopId, [order]);
  await fixture.fireAfter(1);
  expect(await fixture.dropsFor(other)).toEqual([{ channel: 'WA', reason: 'orderedSince' }]);
});
