import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#platform/clock/durations.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { openWhyClient, type WhyClient } from '#tools/test-environment/explanation-client.ts';
import { allHandled, optIn, postStoreWebhook, testNow } from '#tools/test-environment/open-server.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { REMINDED_AT, TestCheckout } from './http/test-checkout.ts';

const ADA = '+4915112345704';
const JO = '+4915112345705';
const IDA = '+4915112345706';
const KIM = '+4915112345707';

let client: WhyClient;
beforeAll(async () => {
  client = await openWhyClient();
});
afterAll(() => client.server.close());

describe('why a person got no message, or this one', () => {
  it('explains a missing message: no cart, or a campaign that was off', async () => {
    expect(await client.explained('+49 151 99999999')).toMatchObject({
      person: null,
      channels: [],
      messages: [],
    });
    await switchCampaign(false);
    const leftAt = new Date(testNow().getTime() - 2 * HOUR_MS).toISOString();
    const cart = { token: 'cart-of-ida', phone: IDA, email: 'Ida@Example.com', updated_at: leftAt };
    await tellCheckout(cart);
    await tellCheckout(cart);
    // The decision stays, whatever the campaign's state is now.
    await switchCampaign(true);
    for (const search of ['0151 12345706', 'ida@example.com']) {
      const { channels, events } = await client.explained(search);
      expect(channels).toEqual([]);
      expect(events).toMatchObject([
        {
          kind: 'checkout',
          at: leftAt,
          totalMinor: 2400,
          messageIds: [],
          why: 'campaignOff',
          whySentence: 'The campaign for this was off. Switch it on for the next ones.',
        },
      ]);
    }
    expect(
      await client.server.rows(
        "select 1 from decisions where subject = 'checkout:cart-of-ida' and channel = 'WA'",
      ),
    ).toHaveLength(1);
  });

  it('shows the decision from when the reminder was due, not what would be decided now', async () => {
    const leftAt = new Date(testNow().getTime() - 2 * HOUR_MS).toISOString();
    await tellCheckout({ token: 'cart-of-kim', phone: KIM, updated_at: leftAt });
    const event = async () => (await client.explained(KIM)).events[0];
    await waitFor('the decision', async () => (await event())?.why === 'notSubscribed');
    await addSubscriber(client.server.db, client.server.shopId, { phone: KIM });
    const paidAt = testNow().toISOString();
    await tellCheckout({ token: 'cart-of-kim', phone: KIM, updated_at: paidAt, completed_at: paidAt });
    expect(await event()).toMatchObject({
      at: leftAt,
      why: 'notSubscribed',
      whySentence: expect.stringContaining('Nobody has signed up') as string,
    });
    expect(
      await client.server.rows(
        `select outcome, reason, facts ->> 'eventAt' as at from decisions
         where subject = 'checkout:cart-of-kim' and channel = 'WA' order by decided_at, decision_id`,
      ),
    ).toEqual([
      { outcome: 'drop', reason: 'notSubscribed', at: leftAt },
      { outcome: 'notStarted', reason: 'orderedSince', at: paidAt },
    ]);
  });

  it('shows what triggered a message, its code, and the resulting order', async () => {
    const till = new TestCheckout(client.server);
    const at = REMINDED_AT.toISOString();
    const cart = { phone: null, total_price: '50.00', created_at: at, updated_at: at };
    await tellCheckout({ token: 'cart-of-emil', ...cart });
    const emil = await till.remindedShopper({ discountCode: 'BELL-EMIL', sourceEvent: 'cart-of-emil' });
    const order = await till.place({
      phone: emil.phone,
      at: REMINDED_AT.getTime() + HOUR_MS,
      code: 'BELL-EMIL',
    });
    expect(await client.traceOf(emil.messageId)).toMatchObject({
      trigger: { kind: 'checkout', at: REMINDED_AT.toISOString(), totalMinor: 5000, currency: 'EUR' },
      discountCode: 'BELL-EMIL',
      credits: [{ orderName: order.name, amountMinor: 5000, touchKind: 'code' }],
    });
    const { person, events } = await client.explained(order.name);
    expect(person).toMatchObject({ phone: emil.phone });
    expect(events).toMatchObject([
      {
        kind: 'order',
        name: order.name,
        credit: {
          messageId: emil.messageId,
          sourceType: 'abandonedCart',
          touchKind: 'code',
          amountMinor: 5000,
          returnedMinor: 0,
        },
        messageIds: [],
        why: null,
      },
    ]);
    const uncredited = await till.place({ phone: emil.phone, at: REMINDED_AT.getTime() + 2 * HOUR_MS });
    expect((await client.explained(uncredited.name)).events[0]).toMatchObject({
      name: uncredited.name,
      credit: null,
      why: 'campaignOff',
    });
  });

  it('still shows the cart as it was left, after the payment has changed it', async () => {
    await optIn(client.server, { phone: ADA, ip: '203.0.113.8' });
    const before = (ms: number) => new Date(testNow().getTime() - ms).toISOString();
    // A cart that changes before its reminder counts as left at its last change.
    const lastAt = before(HOUR_MS / 4);
    for (const at of [before(HOUR_MS / 2), lastAt])
      await tellCheckout({ token: 'cart-of-jo', phone: JO, updated_at: at });
    expect((await client.explained(JO)).events).toMatchObject([{ at: lastAt, why: 'timerRunning' }]);

    const leftAt = before(2 * HOUR_MS);
    await tellCheckout({ updated_at: leftAt });
    const [row] = await waitFor('the reminder', async () => {
      const { messages } = await client.explained(ADA);
      return messages.some(({ sentAt }) => sentAt !== null) && messages;
    });
    const paidAt = testNow().toISOString();
    await tellCheckout({ updated_at: paidAt, completed_at: paidAt, total_price: '21.60' });
    expect(await client.traceOf(row?.messageId ?? '')).toMatchObject({
      trigger: { kind: 'checkout', at: leftAt, totalMinor: 2400, currency: 'EUR' },
    });
    const { events } = await client.explained(ADA);
    expect(events).toMatchObject([
      { kind: 'checkout', at: leftAt, totalMinor: 2400, messageIds: [row?.messageId] },
    ]);
  });
});

/** Switches the campaign as the merchant does on its card. */
async function switchCampaign(state: boolean): Promise<void> {
  await client.server.environment.merchant.post(`${client.server.appUrl}/redis/setDripStatus`, {
    pageId: DEMO_SHOP,
    type: 'abandonedCart',
    state,
  });
}

/** The store reports Ada's cart, which she started three hours ago. */
async function tellCheckout(more: object): Promise<void> {
  const body = {
    token: 'cart-of-ada-again',
    phone: ADA,
    currency: 'EUR',
    total_price: '24.00',
    line_items: [{ product_id: 1, title: 'Moss mug', quantity: 1, price: '24.00' }],
    abandoned_checkout_url: 'https://demo.myshopify.com/recover/cart-of-ada-again',
    created_at: new Date(testNow().getTime() - 3 * HOUR_MS).toISOString(),
    ...more,
  };
  expect(await postStoreWebhook(client.server.appUrl, { topic: 'checkouts/update', body })).toMatchObject({
    status: 200,
  });
  await allHandled(client.server.rows);
}
