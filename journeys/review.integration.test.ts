import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DomainEvents } from '#platform/events/domain-events.ts';
import { ORDERED_AT, WREN, openFixture, type Fixture } from './planted-campaign/fixture.ts';

const WEEK_HOURS = 7 * 24;
const LINES = JSON.stringify([
  {
    productId: '9',
    variantId: '77',
    title: 'Stoneware mug',
    quantity: 1,
    currentQuantity: 1,
    priceMinor: 2400,
  },
]);

let fixture: Fixture;
const reported: DomainEvents['reviewReplied'][] = [];
beforeAll(async () => {
  fixture = await openFixture();
  fixture.ctx.events.on('reviewReplied', async (_tx, event) => {
    reported.push(event);
  });
  await fixture.call('POST', '/redis/setDripStatus', { pageId: WREN, type: 'reviewWA', state: true });
});
afterAll(() => fixture.close());
beforeEach(async () => {
  reported.length = 0;
  await fixture.rows('delete from timers');
  // Nobody is asked twice within 90 days.
  await fixture.rows(
    "update messages set source_event = 'before', source_type = 'before' where source_type = 'reviewWA'",
  );
  await fixture.rows("update subscribers set locale = null where channel = 'WA'");
  await begin('review_question');
});

/** Makes the campaign start with this question. */
async function begin(key: string) {
  await fixture.rows(
    `update drips set flow_id = (select flow_id from flows where flow_key = $1) where type = 'reviewWA'`,
    [key],
  );
}

/** Lena’s order arrives, and a week passes. */
async function deliver(): Promise<string> {
  const { ctx, shopId } = fixture;
  const orderId = await fixture.order();
  await fixture.rows(
    "update orders set delivered_at = $2, line_items = $3, first_name = 'Lena' where order_id = $1",
    [orderId, ORDERED_AT, LINES],
  );
  await ctx.db
    .transaction()
    .execute((tx) => ctx.events.publish(tx, 'orderDelivered', { shopId, orderId, deliveredAt: ORDERED_AT }));
  return orderId;
}

async function refund(orderId: string): Promise<void> {
  const { ctx, shopId } = fixture;
  const about = { shopId, orderId, amountMinor: 2400, refundedAt: ORDERED_AT };
  await fixture.rows(
    'insert into refunds (shop_id, refund_id, order_id, amount_minor, refunded_at) values ($1, $2, $2, 2400, $3)',
    [shopId, orderId, ORDERED_AT],
  );
  await ctx.db.transaction().execute((tx) => ctx.events.publish(tx, 'orderRefunded', about));
}

async function tap(orderId: string, key: string): Promise<void> {
  const [flow] = await fixture.rows<{ flow_id: string }>('select flow_id from flows where flow_key = $1', [
    key,
  ]);
  await fixture.tap(flow?.flow_id ?? '', orderId);
}

const asked = (orderId: string) =>
  fixture.rows(
    "select purpose, state, content from messages where source_event = $1 and source_kind = 'campaign' and source_type = 'reviewWA'",
    [orderId],
  );
const message = async (orderId: string) =>
  (
    await fixture.rows<{ body: string; discount_code: string | null }>(
      "select content ->> 'body' as body, discount_code from messages where source_event = $1 and source_kind = 'service'",
      [orderId],
    )
  ).map(({ body }) => body);

it('is not switched on if an answer to its question sends a code without a percentage', async () => {
  const setState = (state: boolean) =>
    fixture.call('POST', '/redis/setDripStatus', { pageId: WREN, type: 'reviewWA', state });
  const listed = async () => {
    const { body } = await fixture.call('GET', `/database/api/dripCampaign/getDripsStatus?pageId=${WREN}`);
    return (body['drips'] as { type: string; needsDiscount: boolean }[]).find(
      ({ type }) => type === 'reviewWA',
    );
  };
  const setPercent = (percent: number | null) =>
    fixture.rows(
      `update drips set settings = jsonb_set(settings, '{discount,percentage}', $1) where type = 'reviewWA'`,
      [JSON.stringify(percent)],
    );
  await setState(false);
  expect(await listed()).toMatchObject({ needsDiscount: false });
  await begin('review_question_offer');
  expect(await listed()).toMatchObject({ needsDiscount: true });
  await setPercent(null);
  expect(await setState(true)).toMatchObject({ body: { error: { code: 'DISCOUNT_MISSING' } } });
  await begin('review_question');
  expect(await setState(true)).toMatchObject({ status: 200 });
  await setPercent(10);
});

it('asks a week after an order arrived, in the shopper’s language', async () => {
  const orderId = await deliver();
  await fixture.fireAfter(WEEK_HOURS - 1);
  expect(await asked(orderId)).toEqual([]);
  await fixture.fireAfter(WEEK_HOURS);
  expect(await asked(orderId)).toMatchObject([
    {
      purpose: 'marketing',
      content: {
        templateName: 'review_question',
        language: 'de',
        body: [{ text: 'Lena' }, {}, { text: 'Stoneware mug' }, {}],
      },
    },
  ]);
  await fixture.rows("update subscribers set locale = 'es' where channel = 'WA'");
  await tap(orderId, 'review_okay');
  expect(await message(orderId)).toEqual([expect.stringContaining('Gracias por tu sinceridad, Lena')]);
});

it('reports every tap, and answers each kind once', async () => {
  const orderId = await deliver();
  await fixture.fireAfter(WEEK_HOURS);
  for (const key of ['review_great', 'review_great', 'review_bad']) await tap(orderId, key);
  expect(reported.map(({ reply }) => reply)).toEqual(['Great', 'Great', 'Bad']);
  expect(reported[0]).toMatchObject({
    orderId,
    messageId: reported[2]?.messageId,
    subscriberId: expect.any(String) as string,
  });
  expect((await message(orderId)).toSorted()).toEqual([
    expect.stringContaining('Das freut uns sehr, Lena'),
    expect.stringContaining('+49 15215550101'),
  ]);
});

it('answers "Great" with a personal code, once', async () => {
  await begin('review_question_offer');
  const orderId = await deliver();
  await fixture.fireAfter(WEEK_HOURS);
  await tap(orderId, 'review_great_offer');
  await tap(orderId, 'review_great_offer');
  expect(await message(orderId)).toEqual([
    expect.stringMatching(/Code \*BELL-[A-Z0-9]+\* bekommst du 10\u00A0% Rabatt/),
  ]);
});

it('does not ask about returned orders, or twice within 90 days', async () => {
  const back = await deliver();
  await refund(back);
  const [first, second] = [await deliver(), await deliver()];
  await fixture.fireAfter(WEEK_HOURS);
  expect(await asked(back)).toEqual([]);
  const all = [...(await asked(first)), ...(await asked(second))];
  expect(all).toHaveLength(1);
  const why = await fixture.rows(
    "select reason from decisions where campaign_type = 'reviewWA' and reason = 'askedLately'",
  );
  expect(why).toHaveLength(1);
});
