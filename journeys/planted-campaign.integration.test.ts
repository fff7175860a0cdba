import { describe, expect, it } from 'vitest';
import { describeSource } from '#features/product/message-log/server/index.ts';
import { LENA, ORDERED_AT, WREN } from './planted-campaign/fixture.ts';
import {
  PAGE,
  fixture,
  onOrderThanksFixture,
  setState,
  messagesOf,
  DISCOUNT,
  flow,
  setDrip,
  addTimer,
} from './planted-campaign/order-thanks-fixture.ts';

onOrderThanksFixture();

async function isOn(pageId: string) {
  const { body } = await fixture.call('GET', `/redis/getDripsStatus?pageId=${pageId}`);
  return (body['states'] as Record<string, boolean>)['orderThanks'];
}

function decisionsOn(orderId: string) {
  return fixture.rows(
    `select channel, outcome, reason, message_id is not null as has_message, answers_message_id is not null as answered, facts from decisions
     where campaign_type = 'orderThanks' and subject = 'order:' || $1 order by channel, decided_at`,
    [orderId],
  );
}

describe('a campaign that was only added to the lists', () => {
  it('has a plain name', () => {
    expect(describeSource('orderThanks')).toBe('Order thanks');
  });

  it('is off until its page’s switch is turned on, which does not switch the other channel on', async () => {
    expect([await isOn(WREN), await isOn(PAGE)]).toEqual([false, false]);
    const orderId = await fixture.order();
    expect(await setState(PAGE, true)).toMatchObject({ status: 200, body: { state: true } });
    expect([await isOn(WREN), await isOn(PAGE)]).toEqual([false, true]);
    expect(await decisionsOn(orderId)).toMatchObject([
      { channel: 'FB', outcome: 'notStarted', reason: 'campaignOff' },
      { channel: 'WA', outcome: 'notStarted', reason: 'campaignOff' },
    ]);
    expect(await setState(WREN, true)).toMatchObject({ status: 200 });
    expect(await setState(PAGE, true, 'reorderingWA')).toMatchObject({
      status: 422,
      body: { error: { code: 'MALFORMED_REQUEST', field: 'type' } },
    });
  });

  it('writes on both channels an hour after an order, and records its decision', async () => {
    const orderId = await fixture.order();
    await fixture.fireAfter(0.9);
    expect(await messagesOf(orderId)).toEqual([]);
    await fixture.fireAfter(1);
    const common = { purpose: 'utility', state: 'queued', queue: 'queued', priority: 1, discount_code: null };
    expect(await messagesOf(orderId)).toMatchObject([
      {
        ...common,
        channel: 'FB',
        content: {
          kind: 'messengerTemplate',
          templateName: 'order_thanks',
          body: [`#${orderId}`, 'Lena'],
          postbackPayloads: [expect.any(String) as string],
        },
      },
      {
        ...common,
        channel: 'WA',
        content: {
          kind: 'template',
          templateName: 'order_thanks',
          body: [{ text: `#${orderId}` }, { text: 'du' }],
          buttons: [{ kind: 'reply', index: 0, payload: expect.any(String) as string }],
        },
      },
    ]);
    const facts = { eventAt: ORDERED_AT.toISOString(), amountMinor: 2400, currency: 'EUR' };
    const sent = { outcome: 'send', reason: null, has_message: true, facts };
    expect(await decisionsOn(orderId)).toMatchObject([
      { channel: 'FB', ...sent },
      { channel: 'WA', ...sent },
    ]);
  });

  it('explains on the why page, in its own sentences, why it did not write', async () => {
    const orderId = await fixture.order(0);
    await fixture.fireAfter(1);
    const { events } = await fixture.why(LENA.phoneE164);
    expect(events.find(({ name }) => name === `#${orderId}`)).toMatchObject({
      messageIds: [],
      why: 'forNothing',
      whySentence: 'The order was for nothing, so there was nothing to thank for.',
    });
  });

  it('drops scheduled and queued messages once its subject is over', async () => {
    const [early, late] = [await fixture.order(), await fixture.order()];
    await fixture.cancel(early);
    await fixture.fireAfter(1);
    await fixture.cancel(late);
    expect(await messagesOf(early)).toEqual([]);
    expect(await decisionsOn(early)).toMatchObject([
      { channel: 'FB', outcome: 'drop', reason: 'orderedSince' },
      { channel: 'WA', outcome: 'drop', reason: 'orderedSince' },
    ]);
    const skipped = { state: 'skipped', queue: null };
    expect(await messagesOf(late)).toMatchObject([skipped, skipped]);
  });
});

describe('an answer', () => {
  it('leads to the next flow once, and reports the tap to the merchant', async () => {
    const orderId = await fixture.order();
    await fixture.fireAfter(1);
    await fixture.tap(await whereIsIt(), orderId);
    await fixture.tap(await whereIsIt(), orderId);
    expect(await answersTo(orderId)).toMatchObject([
      {
        purpose: 'service',
        state: 'queued',
        content: { kind: 'text', body: `#${orderId} is being packed.` },
      },
    ]);
    expect((await decisionsOn(orderId)).filter(({ answered }) => answered)).toMatchObject([
      { channel: 'WA', outcome: 'send', has_message: true },
    ]);
  });

  it('gets a polite end once if its flow is gone or was never offered', async () => {
    const orderId = await fixture.order();
    await fixture.fireAfter(1);
    const unknown = '0198f1f0-0000-7000-8000-000000000000';
    await fixture.tap(unknown, orderId);
    await fixture.tap(unknown, orderId);
    expect(await answersTo(unknown)).toMatchObject([
      { content: { body: expect.stringMatching(/vorbei/) as string } },
    ]);
  });
});

/** Returns the flow behind the answer below the thanks. */
async function whereIsIt(): Promise<string> {
  const [found] = await fixture.rows<{ flow_id: string }>(
    "select flow_id from flows where channel = 'WA' and flow_key = 'order_thanks_where'",
  );
  return found?.flow_id ?? '';
}

function answersTo(event: string) {
  return fixture.rows(
    `select purpose, state, content from messages where source_kind = 'service' and source_event = $1`,
    [event],
  );
}

describe('a drip’s row decides about the message:', () => {
  it('another template, and a personal code if it has a discount', async () => {
    await setDrip(`${flow('order_thanks_offer')}, ${DISCOUNT}`, [
      { type: 'unique', code: '', percentage: 12.5, expiry: { magnitude: 1, unit: 'Hours' } },
    ]);
    const [unique, fixed, none] = [await fixture.order(), await fixture.order(), await fixture.order()];
    await fixture.rows("delete from timers where subject <> 'order:' || $1", [unique]);
    await fixture.fireAfter(1);
    const [, own] = await messagesOf(unique);
    expect(own).toMatchObject({ queue: 'queued', discount_code: expect.stringMatching(/^BELL-/) as string });
    expect(own).toMatchObject({
      content: { templateName: 'order_thanks_offer', body: { 3: { text: '12.5%' } } },
    });

    await setDrip(DISCOUNT, [{ type: 'fixed', code: 'THANKS', percentage: 5, expiry: null }]);
    await fixture.cancel(none);
    await startAgain(fixed);
    await fixture.fireAfter(1);
    expect((await messagesOf(fixed)).at(-1)).toMatchObject({ queue: 'queued', discount_code: 'THANKS' });
    const [link] = await fixture.rows<{ target_url: string }>(
      "select target_url from short_links where target_url like '%THANKS%'",
    );
    expect(link?.target_url).toBe('https://wren.example/?discount=THANKS&utm_campaign=thanks');
  });

  it('no code with a template that shows none; and 0 % is no discount', async () => {
    const off = (percentage: number) => [{ type: 'unique', code: '', percentage, expiry: null }];
    await setDrip(`${flow('order_thanks')}, ${DISCOUNT}`, off(10));
    const without = await fixture.order();
    await fixture.fireAfter(1);
    expect((await messagesOf(without)).map((one) => one.discount_code)).toEqual([null, null]);

    await setDrip(`${flow('order_thanks_offer')}, ${DISCOUNT}`, off(0));
    expect(await setState(WREN, true)).toMatchObject({
      status: 409,
      body: { error: { code: 'DISCOUNT_MISSING' } },
    });
    const nothingOff = await fixture.order();
    await fixture.fireAfter(1);
    expect((await decisionsOn(nothingOff)).at(-1)).toMatchObject({
      outcome: 'drop',
      reason: 'discountMissing',
    });
  });

  it('no start and no message if its template shows a discount and none is set', async () => {
    await setDrip(`${flow('order_thanks_offer')}, ${DISCOUNT}`, [null]);
    expect(await setState(WREN, true)).toMatchObject({
      status: 409,
      body: { error: { code: 'DISCOUNT_MISSING' } },
    });
    const orderId = await fixture.order();
    await fixture.fireAfter(1);
    expect((await decisionsOn(orderId)).at(-1)).toMatchObject({ outcome: 'drop', reason: 'discountMissing' });
    await setDrip(flow('order_thanks'));
  });
});

describe('a drip with another purpose than its campaign', () => {
  const later = "update drips set is_enabled = $1 where drip_index = 'orderThanks2' and channel = 'WA'";
  const offersFor = async (orderId: string) =>
    (await messagesOf(orderId)).filter(({ purpose }) => purpose === 'marketing');
  const orderAndFire = async () => {
    const orderId = await fixture.order();
    await fixture.fireAfter(24);
    return orderId;
  };
  const consent = (given: boolean) =>
    fixture.rows("update subscribers set has_marketing_consent = $1 where channel = 'WA'", [given]);

  it('is sent as an offer: only to people who want offers, and not again within its cooldown', async () => {
    await fixture.rows(later, [true]);
    await consent(false);
    const unwanted = await orderAndFire();
    await consent(true);
    const first = await orderAndFire();
    const second = await orderAndFire();
    expect(await offersFor(unwanted)).toEqual([]);
    expect(await offersFor(first)).toMatchObject([{ channel: 'WA', priority: 4 }]);
    expect(await offersFor(second)).toEqual([]);
    const reasons = (await decisionsOn(unwanted)).concat(await decisionsOn(second));
    expect(reasons.flatMap(({ reason }) => reason ?? [])).toEqual(['noConsent', 'gotOneLately']);
  });

  it('waits while another message of the drip is written to the same person', async () => {
    const orderId = await fixture.order();
    const other = await fixture.ctx.pool.connect();
    await other.query(
      `select pg_advisory_lock(hashtextextended('cooldown ' || d.shop_id || ' ' || d.drip_id || ' ' || s.subscriber_id, 0))
       from drips d join subscribers s using (shop_id, channel) where drip_index = 'orderThanks2' and channel = 'WA'`,
    );
    await fixture.fireAfter(24);
    const [timer] = await fixture.rows('select due_at from timers where given_up_at is null');
    expect(timer).toEqual({ due_at: new Date(ORDERED_AT.getTime() + 24 * 3_600_000 + 5000) });
    // If the connection were only closed, the lock would remain until the server notices.
    await other.query('select pg_advisory_unlock_all()');
    other.release(true);
    await fixture.fireAfter(25);
    expect((await decisionsOn(orderId)).at(-1)).toMatchObject({ reason: 'gotOneLately' });
    await fixture.rows(later, [false]);
  });
});

/** Makes the WhatsApp message of an order due again. */
async function startAgain(orderId: string): Promise<void> {
  const [drip] = await fixture.rows<{ drip_id: string }>(
    "select drip_id from drips where drip_index = 'orderThanks1' and channel = 'WA'",
  );
  await addTimer('orderThanks', drip?.drip_id ?? '', `order:${orderId}`, 0);
}
