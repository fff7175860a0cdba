import { describe, expect, it } from 'vitest';
import type { MessageContent } from '#features/engine/messaging/contract/content/message-content.ts';
import { suppressAddress } from '#features/foundations/consent/server/index.ts';
import { readMeter } from '#features/foundations/plans/server/meter-usage.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import { connectPage } from '#tools/test-environment/connect-demo-page.ts';
import { allHandled, postStoreWebhook, testNow } from '#tools/test-environment/open-server.ts';
import { queueMessages } from '#tools/test-environment/seeds/queue-messages.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import {
  TEMPLATE,
  senderId,
  server,
  database,
  useTestSendFixture,
  contextOf,
  send,
  refusalOf,
  nextPhone,
  subscribe,
  becomes,
  tapLink,
  reachNow,
  traceOf,
} from './test-sends/test-send-fixture.ts';

useTestSendFixture();

describe('a test message', () => {
  it('is sent to a number that never signed up, and does not make it a subscriber', async () => {
    const phoneE164 = nextPhone();
    const messageId = await send({ to: { phoneE164 } });
    await becomes(messageId, 'delivered');
    expect(await server.rows('select from subscribers where phone_e164 = $1', [phoneE164])).toEqual([]);
    // A second test uses the same id for the number.
    await send({ to: { phoneE164 } });
    const ids = await server.rows(
      "select distinct subscriber_id from messages where source_kind = 'test' and subscriber_id = (select subscriber_id from messages where message_id = $1)",
      [messageId],
    );
    expect(ids).toHaveLength(1);
  });

  it('is sent to a subscriber without consent, and its page says that it is a test', async () => {
    const phoneE164 = nextPhone();
    const subscriberId = await subscribe(phoneE164, false);
    const messageId = await send({ to: { phoneE164 } });
    await becomes(messageId, 'delivered');
    const why = await traceOf(messageId);
    expect(why).toMatchObject({
      isTest: true,
      person: { subscriberId, phone: phoneE164 },
      trigger: { kind: 'test' },
    });
  });

  it('shows the number if no subscriber has it', async () => {
    const phoneE164 = nextPhone();
    const messageId = await send({ to: { phoneE164 } });
    expect(await traceOf(messageId)).toMatchObject({
      isTest: true,
      person: { phone: phoneE164, name: null },
    });
  });

  it('counts in no figure except the provider’s', async () => {
    const phoneE164 = nextPhone();
    const subscriberId = await subscribe(phoneE164, true);
    const since = new Date(testNow().getTime() - DAY_MS);
    await waitFor('nothing on its way', async () => {
      const queued = await server.rows("select from messages where state in ('queued', 'sent')");
      return queued.length === 0;
    });
    const reached = await reachNow();
    const messageId = await send({ to: { phoneE164 } });
    await becomes(messageId, 'delivered');
    await tapLink(messageId);
    await waitFor('its answer to be written down', async () => {
      return (await server.rows('select from claims')).length === 0;
    });
    expect(
      await server.rows('select * from daily_rollups where sent + delivered + read + clicked + failed > 0'),
    ).toEqual([]);
    const { shopId } = server;
    const meters = await database.db
      .transaction()
      .execute(async (tx) => [
        await readMeter(tx, shopId, 'messages', { since }),
        await readMeter(tx, shopId, 'conversations', { since }),
      ]);
    expect(meters).toEqual([0, 0]);
    expect(await reachNow()).toBe(reached + 1);

    // An offer on the same day is the first that counts, and an order after the click is credited to nobody.
    await server.rows('update sending_settings set has_quiet_hours = false');
    await server.rows('update campaigns set is_on = true');
    await queueMessages(server.db, { shopId, senderId }, { phone: phoneE164, sourceEvent: 'offer' });
    await waitFor('the offer', async () => {
      const [row] = await server.rows<{ state: string }>(
        "select state from messages where subscriber_id = $1 and source_event = 'offer'",
        [subscriberId],
      );
      return row?.state === 'delivered';
    });
    await server.rows('update campaigns set is_on = false');
    await server.rows('update sending_settings set has_quiet_hours = true');
  });

  it('earns no order', async () => {
    const phoneE164 = nextPhone();
    await subscribe(phoneE164, true);
    const messageId = await send({ to: { phoneE164 } });
    await becomes(messageId, 'delivered');
    await tapLink(messageId);
    const order = { id: 990_001, phone: phoneE164, currency: 'EUR', total_price: '24.00' };
    const body = { ...order, created_at: testNow().toISOString(), discount_codes: [{ code: 'BELL-TRIED' }] };
    expect(await postStoreWebhook(server.appUrl, { topic: 'orders/create', body })).toMatchObject({
      status: 200,
    });
    await allHandled(server.rows);
    expect(await server.rows('select from orders where phone_e164 = $1', [phoneE164])).toHaveLength(1);
    expect(await server.rows('select * from order_credits')).toEqual([]);
  });
});

describe('a test message obeys', () => {
  it('a STOP, and the erasure of a person', async () => {
    const [stopped, erased] = [nextPhone(), nextPhone()];
    const subscriberId = await subscribe(stopped, false);
    await server.rows('update subscribers set stopped_all_at = now() where phone_e164 = $1', [stopped]);
    await database.db
      .transaction()
      .execute((tx) => suppressAddress(contextOf(), tx, { shopId: server.shopId, address: erased }));
    for (const to of [{ phoneE164: stopped }, { subscriberId }, { phoneE164: erased }])
      expect(await refusalOf({ to })).toBe('NUMBER_STOPPED');
  });

  it('a STOP that arrives while it is queued, also from an unknown person', async () => {
    await server.rows('update senders set stopped_at = now()');
    const phoneE164 = nextPhone();
    const messageId = await send({ to: { phoneE164 } });
    await subscribe(phoneE164, false);
    await server.rows('update subscribers set stopped_all_at = now() where phone_e164 = $1', [phoneE164]);
    await server.rows('update senders set stopped_at = null');
    await becomes(messageId, 'skipped');
    expect(
      await server.rows("select verdict ->> 'reason' as reason from messages where message_id = $1", [
        messageId,
      ]),
    ).toEqual([{ reason: 'testStopped' }]);
  });

  it.each([
    ['PLAN_NOT_ACTIVE', "charge_status = 'declined'", "charge_status = 'active'"],
    ['PLAN_LIMIT_REACHED', 'plan_limit_reached_at = now()', 'plan_limit_reached_at = null'],
  ])('the plan: %s', async (code, broken, mended) => {
    await server.rows(`update shops set ${broken}`);
    const refused = await refusalOf({ to: { phoneE164: nextPhone() } });
    await server.rows(`update shops set ${mended}`);
    expect(refused).toBe(code);
  });

  it.each(['PENDING', 'PAUSED', 'REJECTED', 'MISSING'])('the template: %s', async (status) => {
    const content = {
      ...TEMPLATE,
      ...(status === 'MISSING' && { templateName: 'no_such' }),
    } as MessageContent;
    await server.rows(`update template_submissions set status = $1 where $1 <> 'MISSING'`, [status]);
    const refused = await refusalOf({ to: { phoneE164: nextPhone() }, content });
    await server.rows(`update template_submissions set status = 'ENABLED'`);
    expect(refused).toBe('TEMPLATE_NOT_APPROVED');
  });

  it('the rules of the provider: no free text before the person wrote', async () => {
    const content: MessageContent = { kind: 'text', body: 'Is this the right number?' };
    const messageId = await send({ to: { phoneE164: nextPhone() }, content, links: {} });
    await becomes(messageId, 'skipped');
    expect(await traceOf(messageId)).toMatchObject({ reason: 'windowClosed' });
  });

  it('the limit of twenty a day, even with concurrent requests; refused tests do not count', async () => {
    await refusalOf({
      to: { phoneE164: nextPhone() },
      content: { ...TEMPLATE, templateName: 'no_such' },
    });
    await server.rows('update senders set stopped_at = now()');
    const asked = Array.from({ length: 26 }, () => refusalOf({ to: { phoneE164: nextPhone() } }));
    const answers = await Promise.all(asked);
    expect(answers.filter((code) => code === null)).toHaveLength(20);
    expect(answers.filter((code) => code === 'TEST_LIMIT_REACHED')).toHaveLength(6);
    const tomorrow = new Date(testNow().getTime() + DAY_MS);
    expect(await refusalOf({ to: { phoneE164: nextPhone() } }, tomorrow)).toBeNull();
    await server.rows('delete from outbox');
    await server.rows('update senders set stopped_at = null');
  });
});

it('refuses a test by number on Messenger, and to an unknown person', async () => {
  await connectPage(server.appUrl);
  expect(await refusalOf({ channel: 'FB', to: { phoneE164: nextPhone() } })).toBe('PHONE_INVALID');
  expect(await refusalOf({ to: { subscriberId: crypto.randomUUID() } })).toBe('NOT_FOUND');
});
