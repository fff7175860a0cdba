import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MessageRow } from '#features/message-log/contract/message-row.ts';
import type { MessageTrace } from '#features/message-log/contract/message-trace.ts';
import type { PersonEvent, PersonOnChannel } from '#features/message-log/contract/why-calls.ts';
import { explainGate } from '#features/message-log/rules/explain-gate.ts';
import { explainTrace } from '#features/message-log/rules/explain-trace.ts';
import { USUAL_LIMITS } from '#features/messaging/contract/sending-limits.ts';
import { DEMO_SHOP } from '../tools/seed/seed-demo-shop.ts';
import { queueMessages } from '../tools/world/queue-messages.ts';
import { waitFor } from '../tools/world/wait-for.ts';
import {
  allHandled,
  openServer,
  optIn,
  postStoreWebhook,
  worldNow,
  type OpenServer,
} from './http/open-server.ts';
import { REMINDED_AT, TestCheckout } from './http/test-checkout.ts';

const HOUR_MS = 3_600_000;
const LENA = '+4915112345701';
const MIRA = '+4915112345702';
const NOT_ON_WHATSAPP = '+4915215551026';
const TOO_MUCH = '+4915215551049';
const ADA = '+4915112345704';
const JO = '+4915112345705';
const IDA = '+4915112345706';
const KIM = '+4915112345707';
const NIGHT_OWL = '+4915112345703';

let server: OpenServer;

beforeAll(async () => {
  server = await openServer();
  await server.rows('update campaigns set is_on = true');
});
afterAll(() => server.close());

describe('why did, or didn’t, this person get it', () => {
  it('tells of Lena, who got her message', async () => {
    await optIn(server, { phone: LENA, ip: '203.0.113.7' });
    const row = await queueFor(LENA, (one) => ['delivered', 'read'].includes(one.state));
    expect(row).toMatchObject({
      sourceType: 'abandonedCart',
      channel: 'WA',
      person: { phone: LENA, phoneShown: '+49 1511 2345701' },
    });
    await server.world.control('/whatsapp/read', { to: LENA });
    const trace = await waitFor('the read receipt', async () => {
      const found = await traceOf(row.messageId);
      return found.state === 'read' && found;
    });
    expect(trace).toMatchObject({
      failure: null,
      reason: null,
      templateName: 'cart_reminder_1_offer',
      providerMessageId: expect.stringContaining('wamid.') as string,
      trigger: { kind: 'event' },
      price: { category: 'marketing', isBillable: true },
    });
    expect(trace.sentAt).not.toBeNull();
    expect(explainGate(trace).every(({ answer }) => answer === 'passed')).toBe(true);

    // However her number is written, and by the message itself.
    for (const search of ['0151 12345701', '+49 (151) 123-457-01', '4915112345701']) {
      const { person, channels, messages } = await explained(search);
      expect(person).toMatchObject({ phone: LENA, phoneShown: '+49 1511 2345701' });
      expect(messages).toHaveLength(1);
      expect(channels).toMatchObject([
        {
          channel: 'WA',
          hasMarketingConsent: true,
          consents: [{ kind: 'granted', origin: 'persistentPill' }],
          caps: { day: { used: 1, most: 1 } },
        },
      ]);
    }
    expect(await explained(row.messageId)).toMatchObject({ readAs: 'message', messageId: row.messageId });
  });

  it('tells of Mira, who never agreed', async () => {
    await addSubscriber(MIRA, false);
    const row = await queueFor(MIRA, (one) => one.state === 'skipped');
    expect(row.reason).toBe('noConsent');
    const steps = explainGate(await traceOf(row.messageId));
    expect(steps.find(({ answer }) => answer === 'stopped')).toEqual({
      rule: 'noConsent',
      answer: 'stopped',
    });
    expect(await listed('state=skipped&reason=noConsent')).toMatchObject([{ messageId: row.messageId }]);
    expect(await listed('state=skipped&reason=quietHours')).toEqual([]);
  });

  it('tells of somebody who is not on WhatsApp, and of somebody who gets too much', async () => {
    await addSubscriber(NOT_ON_WHATSAPP, true);
    await addSubscriber(TOO_MUCH, true);
    const failed = await queueFor(NOT_ON_WHATSAPP, (one) => one.state === 'failed');
    expect(failed.failure).toMatchObject({ code: 131_026, errorClass: 'undeliverable' });
    const retry = await queueFor(TOO_MUCH, (one) => one.reason === 'anotherDay');
    const [refused] = await listed('state=failed&reason=perUserMarketing');
    expect(await traceOf(refused?.messageId ?? '')).toMatchObject({ retriedAs: retry.messageId });
    expect(refused?.failure).toMatchObject({ code: 131_049, errorClass: 'perUserMarketing' });
    expect(await listed('reason=undeliverable')).toMatchObject([{ messageId: failed.messageId }]);
    const health = await ask<{ failures: object[]; failuresOf: number }>('getSenderHealth', '');
    // Lena's went out; Mira's was never tried.
    expect(health.failuresOf).toBe(3);
    expect(health.failures).toContainEqual({
      channel: 'WA',
      code: 131_026,
      errorClass: 'undeliverable',
      count: 1,
    });
  });

  it('tells why there was no message at all: no cart of hers, or a campaign that was off', async () => {
    expect(await explained('+49 151 99999999')).toMatchObject({ person: null, channels: [], messages: [] });
    await switchCampaign(false);
    const leftAt = new Date(worldNow().getTime() - 2 * HOUR_MS).toISOString();
    const cart = { token: 'cart-of-ida', phone: IDA, email: 'Ida@Example.com', updated_at: leftAt };
    await tellCheckout(cart);
    await tellCheckout(cart);
    // What was decided stays so, whatever the campaign is now.
    await switchCampaign(true);
    for (const search of ['0151 12345706', 'ida@example.com']) {
      const { channels, events } = await explained(search);
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
    expect(await server.rows("select 1 from decisions where subject = 'checkout:cart-of-ida'")).toHaveLength(
      1,
    );
  });

  it('tells what was decided when a reminder was due, and not what would be decided now', async () => {
    const leftAt = new Date(worldNow().getTime() - 2 * HOUR_MS).toISOString();
    await tellCheckout({ token: 'cart-of-kim', phone: KIM, updated_at: leftAt });
    const event = async () => (await explained(KIM)).events[0];
    await waitFor('the decision', async () => (await event())?.why === 'notSubscribed');
    await addSubscriber(KIM, true);
    const paidAt = worldNow().toISOString();
    await tellCheckout({ token: 'cart-of-kim', phone: KIM, updated_at: paidAt, completed_at: paidAt });
    expect(await event()).toMatchObject({
      at: leftAt,
      why: 'notSubscribed',
      whySentence: expect.stringContaining('Nobody has signed up') as string,
    });
    expect(
      await server.rows(
        `select outcome, reason, facts ->> 'eventAt' as at from decisions
         where subject = 'checkout:cart-of-kim' order by decided_at, decision_id`,
      ),
    ).toEqual([
      { outcome: 'drop', reason: 'notSubscribed', at: leftAt },
      { outcome: 'notStarted', reason: 'orderedSince', at: paidAt },
    ]);
  });

  it('tells what set a message off, the code it carried, and the order that came of it', async () => {
    const till = new TestCheckout(server);
    await server.rows(
      `insert into checkouts (shop_id, checkout_token, currency, total_minor, line_items, store_created_at, store_updated_at)
       values ($1, 'cart-of-emil', 'EUR', 5000, '[{}]', $2, $2)`,
      [server.shopId, REMINDED_AT],
    );
    const emil = await till.remindedShopper({ discountCode: 'BELL-EMIL', sourceEvent: 'cart-of-emil' });
    const order = await till.place({
      phone: emil.phone,
      at: REMINDED_AT.getTime() + HOUR_MS,
      code: 'BELL-EMIL',
    });
    expect(await traceOf(emil.messageId)).toMatchObject({
      trigger: { kind: 'checkout', at: REMINDED_AT.toISOString(), totalMinor: 5000, currency: 'EUR' },
      discountCode: 'BELL-EMIL',
      credits: [{ orderName: order.name, amountMinor: 5000, touchKind: 'code' }],
    });
    const { person, events } = await explained(order.name);
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
    expect((await explained(uncredited.name)).events[0]).toMatchObject({
      name: uncredited.name,
      credit: null,
      // The receipt of it, and what goes with it.
      why: 'timerRunning',
    });
  });

  it('still tells of the cart as it was left, once paying for it has changed it', async () => {
    await optIn(server, { phone: ADA, ip: '203.0.113.8' });
    const before = (ms: number) => new Date(worldNow().getTime() - ms).toISOString();
    // Changed while its reminder is still to come, a cart is left with its last change.
    const lastAt = before(HOUR_MS / 4);
    for (const at of [before(HOUR_MS / 2), lastAt])
      await tellCheckout({ token: 'cart-of-jo', phone: JO, updated_at: at });
    expect((await explained(JO)).events).toMatchObject([{ at: lastAt, why: 'timerRunning' }]);

    const leftAt = before(2 * HOUR_MS);
    await tellCheckout({ updated_at: leftAt });
    const [row] = await waitFor('the reminder', async () => {
      const { messages } = await explained(ADA);
      return messages.some(({ sentAt }) => sentAt !== null) && messages;
    });
    const paidAt = worldNow().toISOString();
    await tellCheckout({ updated_at: paidAt, completed_at: paidAt, total_price: '21.60' });
    expect(await traceOf(row?.messageId ?? '')).toMatchObject({
      trigger: { kind: 'checkout', at: leftAt, totalMinor: 2400, currency: 'EUR' },
    });
    const { events } = await explained(ADA);
    expect(events).toMatchObject([
      { kind: 'checkout', at: leftAt, totalMinor: 2400, messageIds: [row?.messageId] },
    ]);
  });

  it('tells of each try that did not get through, and then of how it ended', async () => {
    const lena = (await listed('')).find(({ person }) => person.phone === LENA);
    const messageId = lena?.messageId ?? '';
    const told = async (tries: object[] | null) => {
      await server.rows(
        "update messages set verdict = coalesce(verdict, '{}') || jsonb_build_object('tries', $2::jsonb) where message_id = $1",
        [messageId, JSON.stringify(tries)],
      );
      const trace = await traceOf(messageId);
      return explainTrace(trace).filter(({ kind }) => kind === 'try' || kind === 'sent');
    };
    const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 9, 0, second)).toISOString();
    expect(await told(null)).toMatchObject([{ kind: 'sent' }]);
    expect(await told([])).toMatchObject([{ kind: 'sent' }]);
    expect(await told([{ at: at(1), reason: '130429' }])).toMatchObject([
      { kind: 'try', at: at(1), end: { kind: 'refused', detail: 'Code 130429' } },
      { kind: 'sent' },
    ]);
    const twenty = Array.from({ length: 20 }, (_, nth) => ({
      at: at(nth).replace('Z', '+00:00'),
      reason: ['130429', 'unreached: ECONNREFUSED', 'worker died', 'the other side closed '.repeat(20)][
        nth % 4
      ],
    }));
    const steps = await told(twenty);
    expect(steps).toHaveLength(21);
    expect(steps.slice(0, 3)).toMatchObject([
      { at: at(0), end: { kind: 'refused' } },
      { at: at(1), end: { kind: 'unreached', detail: 'ECONNREFUSED' } },
      { at: at(2), end: { kind: 'noAnswer', detail: 'worker died' } },
    ]);
  });

  it('belongs to the shop that asks', async () => {
    const [row] = await listed('');
    const other = await fetch(
      `${server.appUrl}/database/api/messages/getMessage?shopUrl=other.myshopify.com&messageId=${row?.messageId}`,
    );
    expect(other.status).toBe(401);
    await expect(
      server.world.merchant.get(addressOf('getMessages', 'shopUrl=other.myshopify.com')),
    ).rejects.toThrow('403');
    await expect(ask('getMessage', 'messageId=0199f2c4-7a3b-7c1d-8e2f-123456789abc')).rejects.toThrow('404');
    await expect(ask('getMessages', 'state=lost')).rejects.toThrow('422');
  });
});

describe('the limits of sending', () => {
  it('keep an offer of 22:00 until 09:00, or until they are taken away', async () => {
    expect(await ask('getSendingLimits', '')).toEqual({
      limits: USUAL_LIMITS,
      waiting: { quietHours: 0, frequencyCap: 0 },
    });
    // The world's clock begins at 10:00 in Berlin.
    await server.world.forward(12 * HOUR_MS);
    await addSubscriber(NIGHT_OWL, true);
    const row = await queueFor(NIGHT_OWL, (one) => one.reason === 'quietHours');
    expect(row.state).toBe('waiting');
    expect(hourInBerlin(row.until)).toBe('09');
    expect(await ask('getSendingLimits', '')).toMatchObject({ waiting: { quietHours: 1 } });
    expect(await listed('state=waiting&reason=quietHours')).toMatchObject([{ messageId: row.messageId }]);

    const limits = { ...USUAL_LIMITS, quietHours: { fromMinute: 23 * 60 + 30, untilMinute: 8 * 60 } };
    const saved = await server.world.merchant.post(addressOf('setSendingLimits', ''), {
      shopUrl: DEMO_SHOP,
      limits,
    });
    expect(saved.body).toEqual({ limits, released: 1 });
    await waitFor('the message to go', async () => (await traceOf(row.messageId)).sentAt !== null);
    expect((await traceOf(row.messageId)).waited).toMatchObject({ reason: 'quietHours' });
    expect(await ask('getSendingLimits', '')).toMatchObject({ limits, waiting: { quietHours: 0 } });
  });

  it('are refused when they cannot be meant', async () => {
    const limits = { ...USUAL_LIMITS, mostInDay: 0 };
    const saving = server.world.merchant.post(addressOf('setSendingLimits', ''), {
      shopUrl: DEMO_SHOP,
      limits,
    });
    await expect(saving).rejects.toThrow('422');
  });
});

interface Explained {
  readAs: string;
  messageId: string | null;
  person: object | null;
  channels: PersonOnChannel[];
  messages: MessageRow[];
  events: PersonEvent[];
}

function addressOf(call: string, query: string): string {
  const shop = query.includes('shopUrl=') ? '' : `shopUrl=${DEMO_SHOP}&`;
  return `${server.appUrl}/database/api/messages/${call}?${shop}${query}`;
}

async function ask<Body>(call: string, query: string): Promise<Body> {
  return (await server.world.merchant.get(addressOf(call, query))).body as Body;
}

function explained(search: string): Promise<Explained> {
  return ask<Explained>('explainPerson', `search=${encodeURIComponent(search)}`);
}

async function listed(filter: string): Promise<MessageRow[]> {
  return (await ask<{ messages: MessageRow[] }>('getMessages', filter)).messages;
}

async function traceOf(messageId: string): Promise<MessageTrace> {
  return (await ask<{ message: MessageTrace }>('getMessage', `messageId=${messageId}`)).message;
}

async function addSubscriber(phone: string, hasConsent: boolean): Promise<void> {
  await server.rows(
    `insert into subscribers (shop_id, subscriber_id, channel, phone_e164, has_marketing_consent, created_at)
     values ($1, gen_random_uuid(), 'WA', $2, $3, now())`,
    [server.shopId, phone, hasConsent],
  );
}

/** As the merchant does on the campaign's card. */
async function switchCampaign(state: boolean): Promise<void> {
  await server.world.merchant.post(`${server.appUrl}/redis/setDripStatus`, {
    pageId: DEMO_SHOP,
    type: 'abandonedCart',
    state,
  });
}

/** The store tells of Ada's cart, which she began three hours ago. */
async function tellCheckout(more: object): Promise<void> {
  const body = {
    token: 'cart-of-ada-again',
    phone: ADA,
    currency: 'EUR',
    total_price: '24.00',
    line_items: [{ product_id: 1, title: 'Moss mug', quantity: 1, price: '24.00' }],
    abandoned_checkout_url: 'https://demo.myshopify.com/recover/cart-of-ada-again',
    created_at: new Date(worldNow().getTime() - 3 * HOUR_MS).toISOString(),
    ...more,
  };
  expect(await postStoreWebhook(server.appUrl, { topic: 'checkouts/update', body })).toMatchObject({
    status: 200,
  });
  await allHandled(server.rows);
}

/** Queues an offer for this person, and waits until it has come so far. */
async function queueFor(phone: string, isSoFar: (row: MessageRow) => boolean): Promise<MessageRow> {
  const [sender] = await server.rows<{ sender_id: string }>('select sender_id from senders');
  const ids = { shopId: server.shopId, senderId: sender?.sender_id ?? '' };
  await queueMessages({ query: server.rows }, ids, { phone });
  return waitFor(`the message to ${phone}`, async () => {
    const row = (await listed('')).find(({ person }) => person.phone === phone);
    return row !== undefined && isSoFar(row) && row;
  });
}

function hourInBerlin(moment: string | null): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: 'Europe/Berlin' }).format(
    new Date(moment ?? 0),
  );
}
