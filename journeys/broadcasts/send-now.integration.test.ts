import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { checkChanges } from '#features/product/broadcasts/contract/broadcast-calls.ts';
import type { getOutcome } from '#features/product/broadcasts/contract/sending-calls.ts';
import { HOUR_MS } from '#platform/clock/durations.ts';
import { call, EVERYBODY, read } from '#tools/test-environment/make-broadcast.ts';
import { refusal, testNow, type Answer } from '#tools/test-environment/open-server.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import {
  begin,
  besideBroadcasts,
  ended,
  endedWithoutPause,
  nobodyIsCapped,
  saleId,
  schedule,
  server,
  shop,
  state,
  whoGotIt,
} from './broadcast-fixture.ts';

const PEOPLE = 60;

besideBroadcasts(PEOPLE);

it('is sent now by the server’s clock, whatever time was chosen before', async () => {
  await nobodyIsCapped();
  const id = await begin();
  const before = testNow();
  const booked = await schedule(id, {
    sendNow: true,
    scheduleTime: '2020-02-03T12:00',
    isRecipientLocal: true,
  });
  expect(booked).toMatchObject({
    status: 200,
    body: { broadcast: { status: 'active', isRecipientLocal: false } },
  });
  await ended(id);
  expect(await whoGotIt(id)).toEqual({ messages: PEOPLE, people: PEOPLE });
  const { scheduleTime } = await state(id);
  const bookedMs = new Date(scheduleTime ?? 0).getTime();
  expect(bookedMs).toBeGreaterThanOrEqual(before.getTime());
  expect(bookedMs).toBeLessThanOrEqual(testNow().getTime());
});

it('is booked once despite a double click, a second tab and a retry', async () => {
  await nobodyIsCapped();
  const id = await begin();
  const { revision } = await state(id);
  const send = () => schedule(id, { sendNow: true, scheduleTime: null, revision });
  const answers = await Promise.all([send(), send(), send()]);
  answers.push(await send());
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const answer of answers.filter(({ status }) => status !== 200))
    expect(['SETTINGS_CHANGED', 'BROADCAST_UNDER_WAY']).toContain(codeOf(answer));
  await ended(id);
  expect(codeOf(await send())).toBe('BROADCAST_UNDER_WAY');
  expect(await whoGotIt(id)).toEqual({ messages: PEOPLE, people: PEOPLE });
});

it('sends a scheduled broadcast now, and keeps a draft unscheduled', async () => {
  await nobodyIsCapped();
  const id = await begin();
  const draft = await schedule(id, { status: 'draft', sendNow: true, scheduleTime: null });
  expect(draft.body).toMatchObject({ broadcast: { status: 'draft', scheduleTime: null } });
  await schedule(id, { scheduleTime: new Date(testNow().getTime() + 5 * HOUR_MS).toISOString() });
  expect(await call(shop, 'update', { broadcastId: id, status: 'active', sendNow: true })).toMatchObject({
    status: 200,
  });
  await ended(id);
});

it('is checked before it is booked, including unsaved changes, and nothing is stored', async () => {
  const id = await begin();
  const noTemplate = { code: 'DETAILS_NOT_FILLED', message: 'No template is chosen yet.' };
  expect(await check(id, { sendNow: true })).toMatchObject({ blocked: noTemplate });
  const changes = {
    sendNow: true,
    condition: EVERYBODY,
    activeTemplate: saleId,
    broadcastAttributes: { offer_text: 'Ten off' },
  };
  const noTime = { code: 'DETAILS_NOT_FILLED', message: 'No day and time is chosen yet.' };
  expect(await check(id, { ...changes, sendNow: false })).toMatchObject({ blocked: noTime });
  const before = testNow().getTime();
  const checked = await check(id, changes);
  expect(checked).toMatchObject({ blocked: null, recipients: PEOPLE, planRoom: null });
  expect(checked.dayRoom).toMatchObject({ limit: 10_000, missingOut: 0 });
  const startsMs = new Date(checked.expectedStart ?? 0).getTime();
  expect(startsMs).toBeGreaterThanOrEqual(before);
  expect(startsMs).toBeLessThan(before + HOUR_MS);
  expect(await state(id)).toMatchObject({ status: 'draft', revision: 1, activeTemplate: null });
});

it('waits for the end of the quiet hours, says so before and during the wait, and then continues', async () => {
  await nobodyIsCapped();
  const id = await begin();
  // The quiet hours cover the day except for one minute, which is hours away.
  const { now } = await server.environment.control<{ now: string }>('/clock');
  const minute = (new Date(now).getUTCHours() * 60 + 720) % 1440;
  await server.rows(
    'update sending_settings set has_quiet_hours = true, quiet_from_minute = $1, quiet_until_minute = $2',
    [(minute + 1) % 1440, minute],
  );
  const { expectedStart } = await check(id, {
    sendNow: true,
    condition: EVERYBODY,
    activeTemplate: saleId,
    broadcastAttributes: { offer_text: 'Ten off' },
  });
  expect(new Date(expectedStart ?? 0).getTime()).toBeGreaterThan(testNow().getTime() + HOUR_MS);
  await schedule(id, { sendNow: true, scheduleTime: null });
  await waits(id, 'have quiet hours now', 'Quiet hours');
  await server.rows('update sending_settings set has_quiet_hours = false');
  await endedWithoutPause(id);
  expect(await state(id)).toMatchObject({ isWaiting: false, statusReason: null });
});

it('waits while its number has reached its daily limit, and says so', async () => {
  await nobodyIsCapped();
  await server.rows("update senders set current_limit = 'TIER_50', reach_used = 50, reach_counted_at = null");
  const id = await begin();
  await schedule(id, { sendNow: true, scheduleTime: null });
  await waits(id, 'reached WhatsApp’s limit for a day', 'Daily limit reached');
  await server.rows("update senders set current_limit = 'TIER_10K', reach_counted_at = null");
  await endedWithoutPause(id);
});

/** Waits until the whole broadcast waits, with the reason on the broadcast and on its messages. */
async function waits(broadcastId: string, reason: string, why: string): Promise<void> {
  await waitFor('it to wait', async () => (await state(broadcastId)).isWaiting);
  expect(await state(broadcastId)).toMatchObject({
    status: 'sending',
    statusReason: expect.stringContaining(reason) as string,
  });
  const { states } = await read<z.infer<(typeof getOutcome)['response']>>(
    shop,
    'getOutcome',
    `broadcastId=${broadcastId}`,
  );
  expect(states).toEqual([{ state: 'waiting', people: PEOPLE, why }]);
}

type Check = z.infer<(typeof checkChanges)['response']>['flightCheck'];

async function check(broadcastId: string, changes: object): Promise<Check> {
  const { status, body } = await call(shop, 'checkChanges', { broadcastId, ...changes });
  if (status !== 200) throw new Error(`not checked: ${JSON.stringify(body)}`);
  return (body as { flightCheck: Check }).flightCheck;
}

function codeOf(answer: Answer): unknown {
  return refusal(answer).code;
}
