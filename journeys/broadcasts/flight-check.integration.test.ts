import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { getFlightCheck } from '#features/product/broadcasts/contract/broadcast-calls.ts';
import { DAY_MS, HOUR_MS } from '#platform/clock/durations.ts';
import { read } from '#tools/test-environment/make-broadcast.ts';
import { testNow } from '#tools/test-environment/open-server.ts';
import { begin, besideBroadcasts, nobodyIsCapped, schedule, server, shop } from './broadcast-fixture.ts';

const PEOPLE = 500;

besideBroadcasts(PEOPLE);

it('says how many people exceed the plan’s limit, which other broadcasts share', async () => {
  await nobodyIsCapped();
  const inMs = (ms: number) => ({ scheduleTime: new Date(testNow().getTime() + ms).toISOString() });
  for (const hours of [1, 1]) await schedule(await begin(), inMs(hours * HOUR_MS));
  const id = await begin();
  const checked = async (ms: number) => {
    await server.rows("update shops set plan_name = 'WhatsApp Enterprise plan'");
    await schedule(id, inMs(ms));
    await server.rows("update shops set plan_name = 'Free'");
    return check(id);
  };
  const soon = await checked(2 * HOUR_MS);
  expect(soon).toMatchObject({
    recipients: PEOPLE,
    planRoom: { meter: 'conversations', most: 1000, taken: 1000, missingOut: PEOPLE },
    expectedStart: null,
  });
  expect(step(soon, 'overPlanLimit')).toBe(PEOPLE);
  expect(step(soon, 'atOnce')).toBe(0);
  // The next billing cycle still has all its conversations.
  const later = await checked(40 * DAY_MS);
  expect(later).toMatchObject({ planRoom: { taken: 0, missingOut: 0 } });
  expect(step(later, 'atOnce')).toBe(PEOPLE);
});

type Check = z.infer<(typeof getFlightCheck)['response']>['flightCheck'];

async function check(broadcastId: string): Promise<Check> {
  const answer = await read<{ flightCheck: Check }>(shop, 'flightCheck', `broadcastId=${broadcastId}`);
  return answer.flightCheck;
}

function step({ waterfall }: Check, name: Check['waterfall'][number]['step']): number | undefined {
  return waterfall.find((one) => one.step === name)?.people;
}
