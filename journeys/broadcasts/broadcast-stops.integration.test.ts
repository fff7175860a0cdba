import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { compareFacts } from '#features/product/audiences/server/wiring.ts';
import { USUAL_CANARY } from '#features/product/broadcasts/contract/canary.ts';
import type {
  getOutcome,
  getRecipients,
  getSendingBroadcasts,
} from '#features/product/broadcasts/contract/sending-calls.ts';
import { HOUR_MS } from '#platform/clock/durations.ts';
import { compareNumbers } from '#tools/recount/recount-numbers.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { get } from '#tools/test-environment/channels-client.ts';
import { call, EVERYBODY, read } from '#tools/test-environment/make-broadcast.ts';
import { refusal, testNow } from '#tools/test-environment/open-server.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import {
  begin,
  besideBroadcasts,
  ended,
  endedWithoutPause,
  nobodyIsCapped,
  schedule,
  server,
  shop,
  SLOW,
  state,
  whoGotIt,
} from './broadcast-fixture.ts';

const PEOPLE = 500;

besideBroadcasts(PEOPLE);

it('pauses, resumes and is cancelled while it is being sent', async () => {
  await nobodyIsCapped();
  await server.rows('update senders set sends_per_second = $1', [SLOW]);
  const id = await begin();
  await schedule(id);
  await waitFor('the first messages', async () => (await state(id)).analytics.sent > 0);
  expect((await call(shop, 'pause', { broadcastId: id })).body).toMatchObject({
    status: 'sending',
    isPaused: true,
  });
  expect(await onDashboard()).toEqual({ isSending: true, broadcasts: [{ id, isPaused: true }] });
  // A batch that was being claimed at the time of the pause still goes out.
  const inFlight = 'select from claims';
  const rest = await waitFor('it to rest', async () => {
    const { progress } = await state(id);
    const isAtRest = progress?.waiting === PEOPLE - (await wentOut(id));
    return isAtRest && (await server.rows(inFlight)).length === 0 && progress;
  });
  expect((await call(shop, 'resume', { broadcastId: id })).body).toMatchObject({ isPaused: false });
  await waitFor('more messages', async () => (await wentOut(id)) > PEOPLE - rest.waiting);
  expect((await call(shop, 'cancel', { broadcastId: id })).body).toMatchObject({
    status: 'sent',
    isCancelled: true,
  });
  await server.rows('update senders set sends_per_second = 1000');
  await waitFor('the rest to be dropped', async () => {
    const { states } = await outcome(id);
    return !states.some((one) => ['waiting', 'queued', 'sending'].includes(one.state));
  });
  expect(await onDashboard()).toEqual({ isSending: false, broadcasts: [] });
  const { states } = await outcome(id);
  expect(states.find((one) => one.state === 'skipped')).toMatchObject({ why: 'Broadcast was cancelled' });
  expect(states.reduce((sum, one) => sum + one.people, 0)).toBe(PEOPLE);
});

it('stops after its first group when too many opt out, says why, and resumes when the merchant says so', async () => {
  await nobodyIsCapped();
  const id = await begin();
  const canary = { ...USUAL_CANARY, size: { people: 40 }, waitMinutes: 10, mostOptOutPercent: 0.5 };
  await server.rows('update senders set sends_per_second = 20');
  await schedule(id, { canary });
  await waitFor('half of the slice', async () => (await wentOut(id)) >= 20);
  await server.rows(
    `update subscribers set opted_out_at = $2 where shop_id = $1 and subscriber_id = (
       select subscriber_id from messages where source_id = $3 and sent_at is not null limit 1)`,
    [server.shopId, testNow(), id],
  );
  await waitFor('it to stop', async () => (await state(id)).isPaused);
  expect(await state(id)).toMatchObject({
    status: 'sending',
    statusReason: expect.stringContaining('opted out') as string,
    progress: { recipients: PEOPLE },
  });
  const toCome = await read<z.infer<(typeof getRecipients)['response']>>(
    shop,
    'getRecipients',
    `broadcastId=${id}&state=toCome`,
  );
  expect(toCome.recipients[0]).toMatchObject({ state: 'toCome', why: 'Broadcast is paused' });
  await server.rows('update senders set sends_per_second = 1000');
  expect(await wentOut(id)).toBeLessThanOrEqual(40);
  await call(shop, 'resume', { broadcastId: id });
  await ended(id);
  expect(await whoGotIt(id)).toEqual({ messages: PEOPLE, people: PEOPLE });
});

it('pauses while WhatsApp pauses its template, says so on the dashboard, and resumes afterwards', async () => {
  await nobodyIsCapped();
  await server.rows('update senders set sends_per_second = $1', [SLOW]);
  const id = await begin();
  await schedule(id);
  await waitFor('the first messages', async () => (await wentOut(id)) > 0);
  const play = (verdict: object) =>
    server.environment.control('/whatsapp/templates/the_sale/status', verdict);
  await play({ status: 'PAUSED', reason: 'FIRST_PAUSE' });
  await waitFor('it to stop', async () => (await state(id)).isPaused);
  expect(await state(id)).toMatchObject({ statusReason: expect.stringContaining('template') as string });
  const { body } = await get(shop, `/database/api/analytics/needs?shopUrl=${DEMO_SHOP}`);
  const needs = (body as { needs: { sentence: string }[] }).needs.map(({ sentence }) => sentence);
  expect(needs).toContainEqual(expect.stringMatching(/^WhatsApp paused the template the_sale/));
  expect(needs).toContainEqual(expect.stringMatching(/^Your broadcast “.+”: .*template/));
  expect(refusal(await call(shop, 'resume', { broadcastId: id }))).toMatchObject({
    code: 'TEMPLATE_NOT_APPROVED',
  });
  await play({ status: 'APPROVED' });
  await waitFor('the template', async () => {
    const [row] = await server.rows(
      "select from template_submissions where name = 'the_sale' and status = 'ENABLED'",
    );
    return row !== undefined;
  });
  await server.rows('update senders set sends_per_second = 1000');
  await call(shop, 'resume', { broadcastId: id });
  await endedWithoutPause(id);
  const { canRetry } = await outcome(id);
  const retried = await call(shop, 'retryFailed', { broadcastId: id });
  // The retry also brings back what the gate dropped in between.
  expect(retried.body).toMatchObject({ retried: canRetry });
  await endedWithoutPause(id);
  expect(await wentOut(id)).toBe(PEOPLE);
});

it('retries messages that failed because the number was gone, also with the code of a wrong parameter', async () => {
  await nobodyIsCapped();
  const id = await begin();
  await schedule(id);
  await endedWithoutPause(id);
  // A receipt that arrives after the update below would bring a failed message back.
  const withoutReceipt = "select from messages where source_id = $1 and state in ('sending', 'sent')";
  await waitFor('the receipts', async () => (await server.rows(withoutReceipt, [id])).length === 0);
  const gone =
    "Unsupported post request. Object with ID '1' does not exist, cannot be loaded due to missing permissions";
  for (const [code, words] of [
    [133_010, 'Account not registered'],
    [100, gone],
  ])
    await server.rows(
      `update messages set state = 'failed', sent_at = null, delivered_at = null, read_at = null, failed_at = now(),
         provider_code = $2, provider_error = $3
       where message_id = (select message_id from messages where source_id = $1 and state <> 'failed' limit 1)`,
      [id, code, words],
    );
  expect(await outcome(id)).toMatchObject({ canRetry: 2 });
  expect((await call(shop, 'retryFailed', { broadcastId: id })).body).toEqual({ retried: 2, beyondHelp: 0 });
  await endedWithoutPause(id);
});

it('counts people who were not reached in the end, not attempts', async () => {
  await nobodyIsCapped();
  const id = await begin();
  const noFile = { partner: 'whatsapp', kind: 'errorCode', code: 131_053, times: 3 };
  await server.environment.control('/misbehaviour', noFile);
  await schedule(id);
  // The first automatic retry of each of the three fails too. It is due after ten seconds, which is too soon here.
  const again = `update outbox o set due_at = $2 from messages m
    where m.shop_id = o.shop_id and m.message_id = o.message_id and m.source_id = $1 and m.retries = 1
    returning o.message_id`;
  const later = new Date(testNow().getTime() + HOUR_MS);
  await waitFor('three to be tried again', async () => (await server.rows(again, [id, later])).length === 3);
  await waitFor('the others', async () => (await wentOut(id)) === PEOPLE - 3);
  await server.environment.control('/misbehaviour', noFile);
  await endedWithoutPause(id);
  // WhatsApp accepts each message first, and later reports its failure.
  const failedAgain = "select from messages where source_id = $1 and retries = 1 and state = 'failed'";
  await waitFor('them to fail again', async () => (await server.rows(failedAgain, [id])).length === 3);
  const failed = async () => {
    const condition = {
      rules: [{ segmentType: 'engagement', conditions: [{ engagement: 'failed', broadcastId: id }] }],
    };
    const { body } = await call(shop, 'evaluateAudience', { condition });
    const { states } = await outcome(id);
    const listed = states
      .filter((one) => one.state === 'failed')
      .reduce((sum, { people }) => sum + people, 0);
    return [(await state(id)).analytics.failed, listed, (body as { population: number }).population];
  };
  expect(await failed()).toEqual([3, 3, 3]);
  expect((await call(shop, 'retryFailed', { broadcastId: id })).body).toMatchObject({ retried: 3 });
  await endedWithoutPause(id);
  expect(await failed()).toEqual([0, 0, 0]);
  expect(await wentOut(id)).toBe(PEOPLE);
  const { shopId } = server;
  const { days, failures } = await compareNumbers(server.db, { shopId, messagesFrom: '2020-01-01' });
  expect([...days, ...failures].filter((different) => different.includes(id))).toEqual([]);
  expect(await compareFacts(server.db, shopId)).toMatchObject({ different: [] });
});

it('fails, with the reason, if no approved template exists at its time', async () => {
  const id = await begin();
  await schedule(id, { scheduleTime: new Date(testNow().getTime() + 3_600_000).toISOString() });
  await server.rows("update template_submissions set status = 'REJECTED' where name = 'the_sale'");
  await server.rows('update broadcasts set starts_at = now() where broadcast_id = $1', [id]);
  await waitFor('its end', async () => (await state(id)).status === 'Failed');
  expect(await state(id)).toMatchObject({
    statusReason: expect.stringContaining('not approved any more') as string,
  });
  await server.rows("update template_submissions set status = 'ENABLED' where name = 'the_sale'");
});

it('fails if nobody is left, if the app is uninstalled, and if its time passed a day ago', async () => {
  const nobody = { rules: [{ segmentType: 'NumberOfOrders>', conditions: [{ checkValue: 100_000 }] }] };
  const dayAgo = new Date(testNow().getTime() - 25 * 3_600_000);
  const reasons: unknown[] = [];
  for (const { condition, startsAt, isGone } of [
    { condition: nobody, startsAt: testNow(), isGone: false },
    { condition: EVERYBODY, startsAt: testNow(), isGone: true },
    { condition: EVERYBODY, startsAt: dayAgo, isGone: false },
  ]) {
    const id = await begin();
    await schedule(id, { scheduleTime: new Date(testNow().getTime() + 3_600_000).toISOString() });
    if (isGone)
      await server.rows('update shops set uninstalled_at = now() where shop_id = $1', [server.shopId]);
    await server.rows('update broadcasts set condition = $2, starts_at = $3 where broadcast_id = $1', [
      id,
      JSON.stringify(condition),
      startsAt,
    ]);
    const [row] = await waitFor('its end', async () => {
      const failed = await server.rows(
        "select status_reason from broadcasts where broadcast_id = $1 and status = 'failed'",
        [id],
      );
      return failed.length > 0 && failed;
    });
    reasons.push(row?.['status_reason']);
    await server.rows('update shops set uninstalled_at = null where shop_id = $1', [server.shopId]);
  }
  expect(reasons).toEqual(['noAudience', 'uninstalled', 'late']);
});

/** The broadcasts that the dashboard shows as being sent. */
async function onDashboard() {
  const { body } = await get(shop, `/database/api/analytics/needs?shopUrl=${DEMO_SHOP}`);
  const { broadcasts } = await read<z.infer<(typeof getSendingBroadcasts)['response']>>(
    shop,
    'getSending',
    '',
  );
  return {
    isSending: (body as { isSendingBroadcast: boolean }).isSendingBroadcast,
    broadcasts: broadcasts.map(({ id, isPaused }) => ({ id, isPaused })),
  };
}

function outcome(id: string) {
  return read<z.infer<(typeof getOutcome)['response']>>(shop, 'getOutcome', `broadcastId=${id}`);
}

async function wentOut(id: string): Promise<number> {
  return (await whoGotIt(id)).messages;
}
