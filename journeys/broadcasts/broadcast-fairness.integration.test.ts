import { beforeAll, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { Export } from '#features/administration/exports/contract/export-calls.ts';
import type { getFlightCheck } from '#features/product/broadcasts/contract/broadcast-calls.ts';
import type { getAbResult } from '#features/product/broadcasts/contract/sending-calls.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { get, post } from '#tools/test-environment/channels-client.ts';
import { call, read } from '#tools/test-environment/make-broadcast.ts';
import { ask, FROM_OUR_PAGE, refusal, testNow } from '#tools/test-environment/open-server.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import {
  begin,
  besideBroadcasts,
  ended,
  endedWithoutPause,
  nobodyIsCapped,
  otherId,
  whoGotIt,
  schedule,
  server,
  shop,
  SLOW,
  state,
} from './broadcast-fixture.ts';

const PEOPLE = 400;
const FAST = 1000;

besideBroadcasts(PEOPLE);
beforeAll(nobodyIsCapped);

it('shows before sending who gets the broadcast, what it costs and how it looks', async () => {
  const id = await begin('Sale');
  await save(id, 'draft', { scheduleTime: inHours(2) });
  const { flightCheck } = await read<z.infer<(typeof getFlightCheck)['response']>>(
    shop,
    'flightCheck',
    `broadcastId=${id}`,
  );
  expect(flightCheck.blocked).toBeNull();
  const people = (step: string) => flightCheck.waterfall.find((one) => one.step === step)?.people;
  expect([people('audience'), people('atOnce')]).toEqual([PEOPLE, PEOPLE]);
  expect(flightCheck.cost).toMatchObject({
    currency: 'USD',
    amount: 54.6,
    countries: [{ country: 'DE', people: PEOPLE }],
    inWords: expect.stringContaining('estimate') as string,
  });
  expect(flightCheck.previews).toHaveLength(5);
  for (const { name, bubbles } of flightCheck.previews)
    expect(bubbles.at(-1)).toMatchObject({ text: `Hi ${name}, Ten off is for you today.` });
  expect(flightCheck.expectedFinish).not.toBeNull();
  expect(flightCheck.finishReasons).toEqual([]);
  expect(flightCheck.checks.filter(({ problem }) => problem !== null)).toEqual([]);
  // The sandbox makes no requests to outside hosts.
  expect(flightCheck.checks.at(-1)).toMatchObject({
    name: 'link',
    about: 'https://shop.example/sale was not looked at.',
  });
});

it('refuses to schedule a text whose link has no valid address', async () => {
  const id = await begin('Sale');
  await save(id, 'draft', { scheduleTime: inHours(2) });
  const link = (await state(id)).templates[0]?.links[0] ?? '';
  const broadcastAttributes = { offer_text: 'Ten off', [link]: 'the sale' };
  const refused = await schedule(id, { scheduleTime: inHours(2), broadcastAttributes });
  expect(refusal(refused)).toMatchObject({ code: 'LINK_ADDRESS_INVALID' });
  const typed = { offer_text: 'Ten off', [link]: 'shop.example/winter' };
  await save(id, 'active', { scheduleTime: inHours(2), broadcastAttributes: typed });
  await save(id, 'draft');
});

it('is not sent once it is unscheduled', async () => {
  const id = await begin();
  const inAnHour = new Date(testNow().getTime() + 3_600_000).toISOString();
  await schedule(id, { scheduleTime: inAnHour });
  const back = await call(shop, 'update', { broadcastId: id, status: 'draft' });
  expect(back).toMatchObject({ status: 200, body: { broadcast: { status: 'draft' } } });
  expect(await server.rows('select from broadcasts where starts_at is not null')).toEqual([]);
});

it('keeps its local time when the shop’s clock changes, also in an hour that occurs twice', async () => {
  const id = await begin();
  const keepDraft = (change: object) => call(shop, 'update', { broadcastId: id, status: 'draft', ...change });
  const inZone = (zone: string) =>
    server.rows('update shops set time_zone = $2 where shop_id = $1', [server.shopId, zone]);
  const second = '2027-10-31T01:30:00.000Z';
  await keepDraft({ scheduleTime: second });
  for (const [zone, shown] of [
    ['Europe/Berlin', '2027-10-31T02:30'],
    ['America/New_York', '2027-10-30T21:30'],
  ] as const) {
    await inZone(zone);
    expect(await state(id)).toMatchObject({ scheduledFor: shown, scheduleTime: second });
    await keepDraft({ broadcastName: zone, scheduleTime: shown });
    expect(await state(id)).toMatchObject({ scheduledFor: shown, scheduleTime: second });
  }
  await inZone('Europe/Berlin');
  await keepDraft({ scheduleTime: '2027-10-31T02:29' });
  expect(await state(id)).toMatchObject({ scheduleTime: '2027-10-31T00:29:00.000Z' });
});

it('waits while the plan is not active, says so, and continues automatically', async () => {
  const id = await startSlowly();
  await server.rows("update shops set charge_status = 'declined' where shop_id = $1", [server.shopId]);
  await tells(id, 'plan is not active');
  await server.rows("update shops set charge_status = 'active' where shop_id = $1", [server.shopId]);
  await goesOn(id);
});

it('waits while its number is stopped, says so, and continues automatically', async () => {
  const id = await startSlowly();
  await server.rows('update senders set stopped_at = now() where shop_id = $1', [server.shopId]);
  await tells(id, 'number may not send');
  await server.rows('update senders set stopped_at = null where shop_id = $1', [server.shopId]);
  await goesOn(id);
  const reports = await ask(
    `${server.appUrl}/api/analytics/broadcastExport?shopUrl=${DEMO_SHOP}&timeZone=UTC&emailTo=eva@shop.example&broadcastId=${id}`,
    { headers: { ...FROM_OUR_PAGE, cookie: shop.cookie } },
  );
  expect(reports.status).toBe(200);
  const report = await ready((reports.body as { exportId: string }).exportId);
  expect(report).toMatchObject({ title: 'Delivery report, broadcast “Sale”', rowsDone: PEOPLE });
});

it('exports the shop’s subscribers as a file', async () => {
  const asked = await post(shop, '/api/analytics/subscriberExport', {
    shopUrl: DEMO_SHOP,
    email: 'eva@shop.example',
    timeZone: 'UTC',
  });
  expect(asked.status).toBe(200);
  const { rowsDone, downloadUrl } = await ready((asked.body as { exportId: string }).exportId);
  expect(rowsDone).toBeGreaterThanOrEqual(PEOPLE);
  const file = await ask(`${server.appUrl}${downloadUrl}`, { headers: { cookie: shop.cookie } });
  expect(String(file.body)).toContain('Person 7');
});

it('sends the better text to the rest automatically once the result is certain', async () => {
  const abTest = {
    templateB: otherId,
    attributesB: { offer_text: 'Ten off' },
    testPercent: 80,
    holdOutPercent: 0,
    metric: 'clicked',
    decidedBy: 'rule',
    decideAfterMinutes: 10,
  };
  const id = await begin('Sale');
  await save(id, 'active', { abTest });
  await waitFor('the test to be delivered', async () => {
    const [row] = await server.rows<{ open: number; all: number }>(
      `select count(*)::int as all, count(*) filter (where state not in ('delivered', 'read'))::int as open
       from messages where source_id = $1`,
      [id],
    );
    return row && row.all > PEOPLE / 2 && row.open === 0;
  });
  // The sandbox's people tap nothing, so the test records that everybody with text B tapped.
  await server.rows(
    `update messages set clicked_at = $2 where source_event in (
       select sending_id::text from broadcast_sendings where broadcast_id = $1 and arm = 'B' and part = 'test')`,
    [id, testNow()],
  );
  await server.rows('update broadcasts set watched_until = $2 where broadcast_id = $1', [id, testNow()]);
  await ended(id);
  const { result } = await read<z.infer<(typeof getAbResult)['response']>>(
    shop,
    'getTestResult',
    `broadcastId=${id}`,
  );
  expect(result).toMatchObject({ winner: 'B', sentToRest: { arm: 'B' } });
  const rest = await server.rows<{ arm: string }>(
    `select distinct b.arm from messages m join broadcast_sendings b
       on b.shop_id = m.shop_id and b.sending_id = m.sending_id
     where m.source_id = $1 and b.part = 'rest' and m.state in ('sent', 'delivered', 'read')`,
    [id],
  );
  expect(rest).toEqual([{ arm: 'B' }]);
  expect(await sentTo(id)).toBe(PEOPLE);
});

async function save(broadcastId: string, status: 'draft' | 'active', change: object = {}): Promise<void> {
  expect(await schedule(broadcastId, { status, ...change })).toMatchObject({ status: 200 });
}

function inHours(hours: number): string {
  return new Date(testNow().getTime() + hours * 3_600_000).toISOString();
}

/** Starts a broadcast of which some messages are sent and most are not. */
async function startSlowly(): Promise<string> {
  await server.rows('update senders set sends_per_second = $1', [SLOW]);
  const id = await begin('Sale');
  await save(id, 'active');
  await waitFor('the first messages', async () => (await sentTo(id)) > 0);
  return id;
}

async function tells(id: string, words: string): Promise<void> {
  const reported = await waitFor('its merchant to be told', async () => {
    const now = await state(id);
    return now.statusReason?.includes(words) && now;
  });
  expect(reported).toMatchObject({ status: 'sending', isPaused: false });
  expect(await sentTo(id)).toBeLessThan(PEOPLE);
}

async function goesOn(id: string): Promise<void> {
  await server.rows('update senders set sends_per_second = $1', [FAST]);
  await endedWithoutPause(id);
  expect(await state(id)).toMatchObject({ statusReason: null });
  expect(await sentTo(id)).toBe(PEOPLE);
}

async function ready(exportId: string): Promise<Export> {
  return waitFor('the file', async () => {
    const { body } = await get(
      shop,
      `/database/api/exports/getExport?shopUrl=${DEMO_SHOP}&exportId=${exportId}`,
    );
    const { export: one } = body as { export: Export };
    return one.state === 'ready' && one;
  });
}

async function sentTo(id: string): Promise<number> {
  return (await whoGotIt(id)).people;
}
