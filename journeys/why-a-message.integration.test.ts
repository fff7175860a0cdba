import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explainGate } from '#features/product/message-log/rules/explain-gate.ts';
import { explainTrace } from '#features/product/message-log/rules/explain-trace.ts';
import { openWhyClient, type WhyClient } from '#tools/test-environment/explanation-client.ts';
import { optIn } from '#tools/test-environment/open-server.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

const LENA = '+4915112345701';
const MIRA = '+4915112345702';
const NOT_ON_WHATSAPP = '+4915215551026';
const TOO_MUCH = '+4915215551049';
const TOO_LONG = '+4915215551205';
const NEXT = '+4915112345703';

let client: WhyClient;
beforeAll(async () => {
  client = await openWhyClient();
});
afterAll(() => client.server.close());

describe('why a person did, or did not, get a message', () => {
  it('explains Lena’s delivered message', async () => {
    await optIn(client.server, { phone: LENA, ip: '203.0.113.7' });
    const row = await client.queueFor(LENA, (one) => ['delivered', 'read'].includes(one.state));
    expect(row).toMatchObject({
      sourceType: 'abandonedCart',
      channel: 'WA',
      person: { phone: LENA, phoneShown: '+49 1511 2345701' },
    });
    await client.server.environment.control('/whatsapp/read', { to: LENA });
    const trace = await waitFor('the read receipt', async () => {
      const found = await client.traceOf(row.messageId);
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

    // Found by her number in any notation, and by the message itself.
    for (const search of ['0151 12345701', '+49 (151) 123-457-01', '4915112345701']) {
      const { person, channels, messages } = await client.explained(search);
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
    expect(await client.explained(row.messageId)).toMatchObject({
      readAs: 'message',
      messageId: row.messageId,
    });
  });

  it('explains that Mira never agreed', async () => {
    await addSubscriber(client.server.db, client.server.shopId, { phone: MIRA, agrees: false });
    const row = await client.queueFor(MIRA, (one) => one.state === 'skipped');
    expect(row.reason).toBe('noConsent');
    const steps = explainGate(await client.traceOf(row.messageId));
    expect(steps.find(({ answer }) => answer === 'stopped')).toEqual({
      rule: 'noConsent',
      answer: 'stopped',
    });
    expect(await client.listed('state=skipped&reason=noConsent')).toMatchObject([
      { messageId: row.messageId },
    ]);
    expect(await client.listed('state=skipped&reason=quietHours')).toEqual([]);
  });

  it('explains failures for a person who is not on WhatsApp and for one who gets too many', async () => {
    await addSubscriber(client.server.db, client.server.shopId, { phone: NOT_ON_WHATSAPP });
    await addSubscriber(client.server.db, client.server.shopId, { phone: TOO_MUCH });
    const failed = await client.queueFor(NOT_ON_WHATSAPP, (one) => one.state === 'failed');
    expect(failed.failure).toMatchObject({ code: 131_026, errorClass: 'undeliverable' });
    const retry = await client.queueFor(TOO_MUCH, (one) => one.reason === 'anotherDay');
    const [refused] = await client.listed('state=failed&reason=perUserMarketing');
    expect(await client.traceOf(refused?.messageId ?? '')).toMatchObject({ retriedAs: retry.messageId });
    expect(refused?.failure).toMatchObject({ code: 131_049, errorClass: 'perUserMarketing' });
    expect(await client.listed('reason=undeliverable')).toMatchObject([{ messageId: failed.messageId }]);
    const health = await client.ask<{ failures: object[]; failuresOf: number }>('getSenderHealth', '');
    // Lena's message was sent. Mira's was never attempted.
    expect(health.failuresOf).toBe(3);
    expect(health.failures).toContainEqual({
      channel: 'WA',
      code: 131_026,
      errorClass: 'undeliverable',
      count: 1,
    });
  });

  it('explains a value that was too long, and keeps the template for everybody else', async () => {
    await addSubscriber(client.server.db, client.server.shopId, { phone: TOO_LONG });
    await addSubscriber(client.server.db, client.server.shopId, { phone: NEXT });
    const failed = await client.queueFor(TOO_LONG, (one) => one.state === 'failed');
    expect(failed.failure).toMatchObject({ code: 132_005, errorClass: 'request' });
    await client.queueFor(NEXT, (one) => ['delivered', 'read'].includes(one.state));
  });

  it('lists each failed attempt, and then the outcome', async () => {
    const lena = (await client.listed('')).find(({ person }) => person.phone === LENA);
    const messageId = lena?.messageId ?? '';
    const reported = async (tries: object[] | null) => {
      await client.server.rows(
        "update messages set verdict = coalesce(verdict, '{}') || jsonb_build_object('tries', $2::jsonb) where message_id = $1",
        [messageId, JSON.stringify(tries)],
      );
      const trace = await client.traceOf(messageId);
      return explainTrace(trace).filter(({ kind }) => kind === 'try' || kind === 'sent');
    };
    const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 9, 0, second)).toISOString();
    expect(await reported(null)).toMatchObject([{ kind: 'sent' }]);
    expect(await reported([])).toMatchObject([{ kind: 'sent' }]);
    expect(await reported([{ at: at(1), reason: '130429' }])).toMatchObject([
      { kind: 'try', at: at(1), end: { kind: 'refused', detail: 'Code 130429' } },
      { kind: 'sent' },
    ]);
    const twenty = Array.from({ length: 20 }, (_, nth) => ({
      at: at(nth).replace('Z', '+00:00'),
      reason: ['130429', 'unreached: ECONNREFUSED', 'worker died', 'the other side closed '.repeat(20)][
        nth % 4
      ],
    }));
    const steps = await reported(twenty);
    expect(steps).toHaveLength(21);
    expect(steps.slice(0, 3)).toMatchObject([
      { at: at(0), end: { kind: 'refused' } },
      { at: at(1), end: { kind: 'unreached', detail: 'ECONNREFUSED' } },
      { at: at(2), end: { kind: 'noAnswer', detail: 'worker died' } },
    ]);
  });

  it('shows a message only to its own shop', async () => {
    const [row] = await client.listed('');
    const other = await fetch(
      `${client.server.appUrl}/database/api/messages/getMessage?shopUrl=other.myshopify.com&messageId=${row?.messageId}`,
    );
    expect(other.status).toBe(401);
    await expect(
      client.server.environment.merchant.get(client.addressOf('getMessages', 'shopUrl=other.myshopify.com')),
    ).rejects.toThrow('403');
    await expect(client.ask('getMessage', 'messageId=0199f2c4-7a3b-7c1d-8e2f-123456789abc')).rejects.toThrow(
      '404',
    );
    await expect(client.ask('getMessages', 'state=lost')).rejects.toThrow('422');
  });
});
