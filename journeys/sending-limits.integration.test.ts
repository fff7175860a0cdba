import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { USUAL_LIMITS } from '#features/engine/messaging/contract/sending-limits.ts';
import { HOUR_MS } from '#platform/clock/durations.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { openWhyClient, type WhyClient } from '#tools/test-environment/explanation-client.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

const NIGHT_OWL = '+4915112345703';

let client: WhyClient;
beforeAll(async () => {
  client = await openWhyClient();
});
afterAll(() => client.server.close());

describe('the sending limits', () => {
  it('hold an offer of 22:00 until 09:00, or until they are removed', async () => {
    expect(await client.ask('getSendingLimits', '')).toEqual({
      limits: USUAL_LIMITS,
      waiting: { quietHours: 0, frequencyCap: 0 },
    });
    // The environment's clock begins at 10:00 in Berlin.
    await client.server.environment.forward(12 * HOUR_MS);
    await addSubscriber(client.server.db, client.server.shopId, { phone: NIGHT_OWL });
    const row = await client.queueFor(NIGHT_OWL, (one) => one.reason === 'quietHours');
    expect(row.state).toBe('waiting');
    expect(hourInBerlin(row.until)).toBe('09');
    expect(await client.ask('getSendingLimits', '')).toMatchObject({ waiting: { quietHours: 1 } });
    expect(await client.listed('state=waiting&reason=quietHours')).toMatchObject([
      { messageId: row.messageId },
    ]);

    const limits = { ...USUAL_LIMITS, quietHours: { fromMinute: 23 * 60 + 30, untilMinute: 8 * 60 } };
    const saved = await client.server.environment.merchant.post(client.addressOf('setSendingLimits', ''), {
      shopUrl: DEMO_SHOP,
      limits,
    });
    expect(saved.body).toEqual({ limits, released: 1 });
    await waitFor('the message to go', async () => (await client.traceOf(row.messageId)).sentAt !== null);
    expect((await client.traceOf(row.messageId)).waited).toMatchObject({ reason: 'quietHours' });
    expect(await client.ask('getSendingLimits', '')).toMatchObject({ limits, waiting: { quietHours: 0 } });
  });

  it('are refused if they make no sense', async () => {
    const limits = { ...USUAL_LIMITS, mostInDay: 0 };
    const saving = client.server.environment.merchant.post(client.addressOf('setSendingLimits', ''), {
      shopUrl: DEMO_SHOP,
      limits,
    });
    await expect(saving).rejects.toThrow('422');
  });
});
function hourInBerlin(moment: string | null): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: 'Europe/Berlin' }).format(
    new Date(moment ?? 0),
  );
}
