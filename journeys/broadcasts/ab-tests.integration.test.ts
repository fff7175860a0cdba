import { beforeAll, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { getAbResult, getOutcome } from '#features/broadcasts/contract/sending-calls.ts';
import { call, read } from '#tools/world/make-broadcast.ts';
import { waitFor } from '#tools/world/wait-for.ts';
import {
  begin,
  besideBroadcasts,
  ended,
  nobodyIsCapped,
  otherId,
  schedule,
  server,
  shop,
  whoGotIt,
} from './broadcast-stage.ts';

const PEOPLE = 60;
const HOUR_MS = 3_600_000;
const THREE_DAYS_MINUTES = 3 * 24 * 60;

besideBroadcasts(PEOPLE);
beforeAll(nobodyIsCapped);

it('is compared where everybody is in the test and no rest waits', async () => {
  const id = await sendTest({ testPercent: 100 });
  const result = await resultOf(id);
  expect(result).toMatchObject({ rest: 0, sentToRest: null, lapsesAt: null });
  expect(result.arms.reduce((sum, { people }) => sum + people, 0)).toBe(PEOPLE);
  await ended(id);
  expect(await resultOf(id)).toMatchObject({ rest: 0 });
});

it('reaches the rest after a test that took longer than an offer is good for', async () => {
  const id = await sendTest({ decideAfterMinutes: THREE_DAYS_MINUTES });
  await server.world.forward(70 * HOUR_MS);
  await call(shop, 'sendToRest', { broadcastId: id, arm: 'A' });
  await ended(id);
  expect(await whoGotIt(id)).toEqual({ messages: PEOPLE, people: PEOPLE });
});

async function sendTest(change: object): Promise<string> {
  const id = await begin();
  const abTest = {
    templateB: otherId,
    attributesB: { offer_text: 'Ten off' },
    testPercent: 40,
    holdOutPercent: 0,
    metric: 'ordered',
    decidedBy: 'merchant',
    decideAfterMinutes: 60,
    ...change,
  };
  expect(await schedule(id, { abTest })).toMatchObject({ status: 200 });
  await waitFor('the test to be sent', async () => {
    const { states } = await read<z.infer<(typeof getOutcome)['response']>>(
      shop,
      'getOutcome',
      `broadcastId=${id}`,
    );
    return states.length > 0 && states.every(({ state }) => state === 'delivered' || state === 'read');
  });
  return id;
}

async function resultOf(id: string) {
  return (await read<z.infer<(typeof getAbResult)['response']>>(shop, 'getTestResult', `broadcastId=${id}`))
    .result;
}
