import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { getItems } from '#features/product/recommendations/contract/recommendation-calls.ts';
import type {
  getQuickRepliesAnalytics,
  getReviews,
} from '#features/product/reviews/contract/review-calls.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/clock/durations.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { defineCashTests } from './cash-stories.ts';
import { minorOf, ONE_EACH, openStoryEnvironment, type StoryEnvironment } from './story-environment.ts';

let environment: StoryEnvironment;
beforeAll(async () => {
  environment = await openStoryEnvironment();
  for (const type of ['orderReceipt', 'crossSellWA'])
    await recommendByRule(type, 'Moss mug', 'Willow teapot');
});
afterAll(() => environment.close());

/** People who buy the first product are recommended the second. */
async function recommendByRule(specialType: string, bought: string, recommended: string): Promise<void> {
  const { merchant } = environment;
  const rule = await merchant.post('/api/recommendation/addRule', {
    shopUrl: DEMO_SHOP,
    ruleType: 'matchingRecommendation',
    specialType,
  });
  const { id: ruleId } = rule.body as { id: string };
  const { data } = await merchant.get<ResponseOf<typeof getItems>>(
    `/api/recommendation/getItems?shopUrl=${DEMO_SHOP}`,
  );
  for (const [productType, title] of [
    ['boughtProducts', bought],
    ['recommendedProducts', recommended],
  ])
    await merchant.post('/api/recommendation/addProduct', {
      ruleId,
      productType,
      productId: data.find((item) => item.title === title)?.id,
      isCollection: false,
      shopUrl: DEMO_SHOP,
    });
  const index = specialType === 'orderReceipt' ? 'orderReceipt2' : 'crossSellWA1';
  await merchant.change(index, { recommendationMethod: 'manual' });
}

/** An order that was dispatched and has arrived. */
async function delivered(phone: string) {
  const { store } = environment;
  const order = await store.order(phone, 'moss-mug');
  await store.with(order, 'fulfil');
  await store.with(order, 'deliver');
  return order;
}

it('an order is confirmed immediately, and a matching product is offered an hour later and bought', async () => {
  const { merchant, store } = environment;
  await merchant.whileOn('orderReceipt', async () => {
    const lena = await environment.subscriber();
    const order = await store.order(lena.phone, 'moss-mug');
    const receipt = await lena.gets(1);
    expect(receipt.text).toContain(`danke für deine Bestellung *${order.name}*`);
    await environment.forward(HOUR_MS + 1000);
    const upsell = await lena.gets(2);
    expect(upsell.text).toMatch(/Willow teapot.*Moss mug/s);
    await lena.reads();
    expect(await lena.follows(upsell)).toMatch(/products\/willow-teapot\?.*utm_campaign=orderReceipt2/);
    const more = await store.order(lena.phone, 'willow-teapot');
    // The second order gets the same confirmation as the first.
    await lena.gets(3);
    await merchant.seesNumbers('orderReceipt', {
      sent: 3,
      readNumber: 2,
      CTRNumber: 1,
      revenueMinor: minorOf(more),
    });
  });
});

it('a shipment is reported when it is dispatched, out for delivery and delivered, each once', async () => {
  const { merchant, store } = environment;
  await merchant.whileOn('shipmentUpdates', async () => {
    const lena = await environment.subscriber();
    const order = await store.order(lena.phone, 'moss-mug');
    const tracking = {
      company: 'DHL',
      trackingNumber: '00340434',
      trackingUrl: 'https://dhl.example/00340434',
    };
    await store.with(order, 'fulfil', tracking);
    await environment.forward(5 * MINUTE_MS + 1000);
    const shipped = await lena.gets(1);
    expect(shipped.text).toMatch(/DHL, Sendungsnummer 00340434/);
    expect(await lena.follows(shipped)).toBe('https://dhl.example/00340434');
    for (const status of ['out_for_delivery', 'out_for_delivery'])
      await store.with(order, 'track', { status });
    expect((await lena.gets(2)).text).toContain('in der Zustellung');
    await store.with(order, 'deliver');
    const arrived = await lena.gets(3);
    expect(arrived.text).toContain('ist angekommen');
    await lena.reads();
    await merchant.seesNumbers('shipmentUpdates', {
      sent: 3,
      delivered: 3,
      readNumber: 3,
      CTRNumber: 1,
      revenueMinor: 0,
    });
  });
});

it('a month after the arrival a shopper orders the same again; a shopper who already did is not asked', async () => {
  const { merchant, store } = environment;
  await merchant.whileOn('reorderingWA', async () => {
    const [lena, ordered] = [await environment.subscriber(), await environment.subscriber()];
    for (const { phone } of [lena, ordered]) await delivered(phone);
    await environment.forward(20 * DAY_MS);
    await store.order(ordered.phone, 'moss-mug');
    await environment.forward(10 * DAY_MS + HOUR_MS);
    const question = await lena.gets(1);
    expect(question.text).toMatch(/Moss mug.*Brauchst du Nachschub/s);
    await lena.reads();
    await lena.taps(question, /Nachbestellen/);
    const way = await lena.gets(2);
    expect(await lena.follows(way)).toMatch(/\/cart\/\d+:1\?.*utm_campaign=reorderingWA/);
    const again = await store.order(lena.phone, 'moss-mug');
    await merchant.seesNumbers('reorderingWA', {
      sent: 1,
      delivered: 1,
      readNumber: 1,
      // The link is in the answer to the tap, and a click on it counts for the campaign.
      CTRNumber: 1,
      revenueMinor: minorOf(again),
    });
    expect(await ordered.bubbles()).toEqual([]);
  });
});

it('three days after an order a matching product is recommended and bought; an owner of it gets no message', async () => {
  const { merchant, store } = environment;
  await merchant.whileOn('crossSellWA', async () => {
    const [lena, has] = [await environment.subscriber(), await environment.subscriber()];
    for (const { phone } of [lena, has]) await store.order(phone, 'moss-mug');
    await store.order(has.phone, 'willow-teapot');
    await environment.forward(3 * DAY_MS + HOUR_MS);
    const offer = await lena.gets(1);
    expect(offer.text).toMatch(/weil du \*Moss mug\*.*Willow teapot.*BELL-/s);
    await lena.reads();
    await lena.follows(offer);
    const order = await store.order(lena.phone, 'willow-teapot');
    await merchant.seesNumbers('crossSellWA', { ...ONE_EACH, revenueMinor: minorOf(order) });
    expect(await has.bubbles()).toEqual([]);
  });
});

it('a week after the arrival a shopper is asked for a review; the rating and its text are in the file', async () => {
  const { merchant, store } = environment;
  await merchant.whileOn('reviewWA', async () => {
    const [lena, ana, refunded] = [
      await environment.subscriber(),
      await environment.subscriber(),
      await environment.subscriber(),
    ];
    for (const { phone } of [lena, ana]) await delivered(phone);
    await store.with(await delivered(refunded.phone), 'refund');
    await environment.forward(7 * DAY_MS + HOUR_MS);
    const question = await lena.gets(1);
    expect(question.text).toContain('Wie gefällt dir *Moss mug*');
    await lena.reads();
    await lena.taps(question, /Super/);
    expect((await lena.gets(2)).text).toContain('Magst du uns in ein paar Worten sagen');
    await lena.writes('Die schönste Tasse, die ich habe.');
    await ana.taps(await ana.gets(1), /Nicht gut|Schlecht/);
    await ana.gets(2);
    await waitFor('the answers', async () => {
      const counts = await merchant.get<ResponseOf<typeof getQuickRepliesAnalytics>>(
        `/database/api/getQuickRepliesAnalytics?shopUrl=${DEMO_SHOP}&sourceType=reviewWA`,
      );
      return JSON.stringify(counts) === JSON.stringify({ Great: 1, Okay: 0, Bad: 1, totalCount: 2 });
    });
    const { columns, rows } = await merchant.get<ResponseOf<typeof getReviews>>(
      `/database/api/reviews?shopUrl=${DEMO_SHOP}&format=judgeme`,
    );
    expect(rows).toHaveLength(1);
    expect(Object.fromEntries(columns.map((column, at) => [column, rows[0]?.[at]]))).toMatchObject({
      body: 'Die schönste Tasse, die ich habe.',
      rating: '5',
      product_handle: 'moss-mug',
    });
    await merchant.seesNumbers('reviewWA', { sent: 2, delivered: 2, readNumber: 1, read: 50 });
    expect(await refunded.bubbles()).toEqual([]);
  });
});

describe('an order that is paid in cash', () => {
  defineCashTests(() => environment);
});
