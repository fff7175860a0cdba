import { describe, expect, it } from 'vitest';
import { activatePrepaid } from '#features/product/automations/server/wiring.ts';
import type { Context } from '#platform/context.ts';
import {
  fixture,
  onCodFixture,
  set,
  order,
  report,
  tap,
  receivedTexts,
  commands,
  offer,
  asked,
  paidOrder,
} from './cod-confirmation/cod-fixture.ts';
import { ORDERED_AT, WREN } from './planted-campaign/fixture.ts';

onCodFixture();

describe('an order paid in cash', () => {
  it.each([
    [null, 'de', 'Stoneware mug'],
    ['ar-EG', 'ar', 'Stoneware mug'],
  ])('is asked about in the shopper’s language (%s)', async (locale, language, title) => {
    await fixture.rows("update subscribers set locale = $1 where channel = 'WA'", [locale]);
    // A language without approved text is submitted with the first question, and sent with the next.
    await order();
    const orderId = await order();
    expect(await asked(orderId)).toMatchObject([
      {
        purpose: 'utility',
        content: {
          templateName: 'cod_question_4',
          language,
          body: [{ text: 'Lena' }, { text: `#${orderId}` }, { text: title }, {}, { text: '+49 15215550101' }],
        },
      },
    ]);
  });

  it('is confirmed by one tap, once, and cannot change afterwards', async () => {
    const orderId = await order();
    for (const key of ['cod_confirmed', 'cod_confirmed', 'cod_cancelled', 'cod_paying'])
      await tap(orderId, key);
    expect(await offer(orderId)).toMatchObject({
      state: 'confirmed',
      history: [{ state: 'open' }, { state: 'confirmed', because: 'confirmed' }],
    });
    expect(await commands([orderId])).toMatchObject([
      { kind: 'tagOrder', payload: { add: ['COD-CONFIRMED'] } },
    ]);
    const words = await receivedTexts(orderId);
    expect(words).toEqual([
      expect.stringContaining(`Danke, Lena! Deine Bestellung #${orderId} ist bestätigt`),
      expect.stringContaining(`Deine Bestellung #${orderId} ist schon bestätigt`),
    ]);
  });

  it('is cancelled in the store by one tap', async () => {
    const orderId = await order();
    await tap(orderId, 'cod_cancelled');
    await tap(orderId, 'cod_confirmed');
    expect(await commands([orderId])).toMatchObject([
      { kind: 'cancelOrder', payload: { restock: true, refund: false, notify: false, reason: 'customer' } },
      { kind: 'tagOrder', payload: { add: ['COD-CANCELLED'] } },
    ]);
    expect(await receivedTexts(orderId)).toEqual([
      expect.stringContaining('ist storniert'),
      expect.stringContaining('schon storniert'),
    ]);
  });

  it('is not asked about once it is cancelled, and a queued question is dropped', async () => {
    const orderId = await order();
    await report('orderCancelled', orderId);
    expect(await asked(orderId)).toMatchObject([
      { state: 'skipped', verdict: { verdict: 'skip', reason: 'orderSettled' } },
    ]);
    expect(await offer(orderId)).toMatchObject({ state: 'cancelled' });
  });

  it.each([
    ['paid by card', { paymentGateways: ['shopify_payments'] }],
    ['without a number', { phoneE164: null, customerId: null }],
  ])('is not asked about: %s', async (_why, change) => {
    expect(await asked(await order(change))).toEqual([]);
  });
});

describe('a cash order that becomes an online payment', () => {
  it('gets its link as soon as the store created it, and is replaced when that is paid, once', async () => {
    const orderId = await order();
    await tap(orderId, 'cod_paying');
    const [draft] = await commands([orderId]);
    expect(draft).toMatchObject({
      kind: 'createDraftOrder',
      payload: { percentOff: 5, lines: [{ variantId: '77', quantity: 1, priceMinor: 2400 }] },
    });
    await report('draft', orderId);
    await report('draft', orderId);
    await tap(orderId, 'cod_confirmed');
    expect(await receivedTexts(orderId)).toEqual([
      expect.stringContaining('gut aufgehoben'),
      expect.stringContaining('Wir bereiten den Zahlungslink'),
      expect.stringContaining('sparst du 5\u00A0%'),
    ]);
    const links = await fixture.rows(
      `select target_url from messages m join short_links l on l.message_id = m.message_id
       where m.source_event = $1 and m.content ->> 'kind' = 'linkButton'`,
      [orderId],
    );
    expect(links).toMatchObject([
      { target_url: expect.stringMatching('^https://wren.example/pay/900') as string },
    ]);
    const { attributes } = (draft as { payload: { attributes: Record<string, string> } }).payload;
    const paidId = await paidOrder(attributes);
    expect(await offer(orderId)).toMatchObject({ state: 'paid' });
    const kinds = await commands([orderId, paidId]);
    expect(kinds).toMatchObject([
      { kind: 'cancelOrder', order_id: orderId, payload: { reason: 'other' } },
      { kind: 'createDraftOrder' },
      { kind: 'tagOrder', order_id: orderId, payload: { add: ['ConvertedToPrepaid-Bellbird'] } },
      { kind: 'tagOrder', order_id: paidId, payload: { add: ['ConvertedFromCOD-Bellbird'] } },
    ]);
  });

  it('is not cancelled by a shopper who writes our mark on another order', async () => {
    const orderId = await order();
    await tap(orderId, 'cod_paying');
    await paidOrder({ _bellbird_offer: orderId });
    await paidOrder({ _bellbird_offer: '00000000-0000-4000-8000-000000000000' });
    expect(await offer(orderId)).toMatchObject({ state: 'paying' });
  });

  it('stays a cash order if the store cannot create the link', async () => {
    const orderId = await order();
    await tap(orderId, 'cod_paying');
    await report('draftFailed', orderId);
    await tap(orderId, 'cod_confirmed');
    expect(await offer(orderId)).toMatchObject({ state: 'confirmed' });
    expect((await receivedTexts(orderId)).join('\n')).toContain('bar bei der Lieferung');
  });

  it('gives no second discount for the same goods at the same time', async () => {
    const first = await order();
    await tap(first, 'cod_paying');
    const second = await order();
    expect(await asked(second)).toMatchObject([{ content: { templateName: 'cod_question_2' } }]);
    await tap(second, 'cod_paying');
    expect(await commands([second])).toEqual([]);
  });

  it('can be switched on and off only by the operator', async () => {
    await set({ paymentActive: false });
    expect(await asked(await order())).toMatchObject([{ content: { templateName: 'cod_question_4' } }]);
  });
});

it('shows the merchant each variant of the question, with its answers', async () => {
  const url = `/database/api/CODCampaign/getFlow?shopUrl=${WREN}&type=CODConfirmation`;
  const { status, body } = await fixture.call('GET', url);
  expect(status).toBe(200);
  expect(body).toMatchObject({ timeBox: { magnitude: 1, unit: 'Minutes' }, paymentActive: true });
  const shown = body['combinations'] as { name: string; flows: { level: number; replies: unknown[] }[] }[];
  expect(shown.map(({ name, flows }) => [name, flows[0]?.replies.length, flows.length])).toEqual([
    ['WA COD 4 SUPPORT', 3, 4],
    ['WA COD 3 SUPPORT', 2, 3],
    ['WA COD 2 SUPPORT', 2, 3],
    ['WA COD 1 SUPPORT', 1, 2],
  ]);
});

it.each([
  ['no store', () => [], false],
  ['this store', (own: string) => [own, 'finch.myshopify.com'], true],
  ['another store', () => ['finch.myshopify.com'], false],
  ['all stores', () => 'all' as const, true],
])('lets the operator choose which stores may take payments: %s', async (_which, shops, isActive) => {
  const [own] = await fixture.rows<{ shop_url: string }>('select shop_url from shops');
  const settings = { prepaidShops: shops(own?.shop_url ?? '') } as Context['settings'];
  await activatePrepaid(fixture.ctx.db, { settings });
  const { body } = await fixture.call('GET', `/database/api/CODCampaign/getFlow?shopUrl=${WREN}`);
  expect(body['paymentActive']).toBe(isActive);
});

describe('an order without an answer', () => {
  it('is cancelled two days after the question arrived, if the merchant chose so', async () => {
    await fixture.call('POST', '/database/api/setWAAttributes', {
      pageId: WREN,
      attributes: { cancelledNoResponse: true },
    });
    const [unread, read] = [await order(), await order()];
    await fixture.rows("update messages set state = 'delivered', sent_at = $2 where source_event = $1", [
      read,
      ORDERED_AT,
    ]);
    await fixture.fireAfter(48.1);
    expect(await commands([unread])).toEqual([]);
    expect(await commands([read])).toMatchObject([
      { kind: 'cancelOrder', payload: { notify: true } },
      { kind: 'tagOrder', payload: { add: ['COD-CANCELLED'] } },
    ]);
    expect(await offer(read)).toMatchObject({ state: 'cancelled', history: [{}, { because: 'noAnswer' }] });
  });

  it('is left alone if its payment is authorized by then, and its shopper is asked nothing', async () => {
    const orderId = await order();
    await fixture.rows("update messages set state = 'delivered', sent_at = $2 where source_event = $1", [
      orderId,
      ORDERED_AT,
    ]);
    await fixture.rows("update orders set financial_status = 'authorized' where order_id = $1", [orderId]);
    await fixture.fireAfter(48.1);
    await tap(orderId, 'cod_cancelled');
    expect(await commands([orderId])).toEqual([]);
    expect(await receivedTexts(orderId)).toEqual([expect.stringContaining('bezahlt')]);
  });
});
