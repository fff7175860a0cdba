import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ORDERED_AT, openFixture, type Fixture } from './planted-campaign/fixture.ts';
import { changeThanksDrip, readThanksDrip, WREN } from './planted-campaign/thanks-drip.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
  await fixture.call('POST', '/redis/setDripStatus', { pageId: WREN, type: 'orderThanks', state: true });
});
afterAll(() => fixture.close());
beforeEach(() => fixture.rows('delete from timers'));

const drip = () => readThanksDrip(fixture);
const change = (attributes: object) => changeThanksDrip(fixture, attributes);

describe('a queued message', () => {
  const made = (orderId: string) =>
    fixture.rows(
      `select m.state, m.verdict ->> 'reason' as reason, m.content ->> 'templateName' as template, m.expires_at,
         l.target_url like '%utm_source=late%' as "isLate"
       from messages m left join short_links l using (shop_id, message_id)
       where m.source_event = $1 and m.channel = 'WA' order by m.created_at, m.state desc`,
      [orderId],
    );

  it('is rebuilt with the new settings, and expires when it would have expired before', async () => {
    const orderId = await fixture.order();
    await fixture.fireAfter(1);
    const [first] = await made(orderId);
    expect(first).toMatchObject({ state: 'queued', isLate: false });
    await change({ utm: { utm_source: 'late' } });
    await change({ utm: { utm_source: 'late' } });
    await fixture.fireAfter(2);
    expect(await made(orderId)).toEqual([
      { ...first, state: 'skipped', reason: 'madeAnew' },
      { ...first, isLate: true },
    ]);
    await change({ utm: {} });
    await fixture.rows('delete from timers');
  });

  it('stays unchanged while it is being sent', async () => {
    const orderId = await fixture.order();
    await fixture.fireAfter(1);
    await fixture.rows('delete from outbox');
    await change({ utm: { utm_source: 'late' } });
    await fixture.fireAfter(2);
    expect(await made(orderId)).toMatchObject([{ state: 'queued', isLate: false }]);
    await change({ utm: {} });
  });
});

describe('a changed delay', () => {
  it('moves what is scheduled, and reports how many messages that is', async () => {
    await fixture.order();
    await fixture.order();
    const { dripId } = await drip();
    const timeBox = { magnitude: 2, unit: 'Days' };
    const moved = await fixture.call('POST', '/database/api/dripCampaign/changeDelay', {
      pageId: WREN,
      dripId,
      timeBox,
    });
    expect(moved).toMatchObject({ status: 200, body: { delaySeconds: 172_800, moved: 2 } });
    const due = await fixture.rows<{ due_at: Date }>('select distinct due_at from timers');
    expect(due).toEqual([{ due_at: new Date(ORDERED_AT.getTime() + 172_800_000) }]);
    const back = { pageId: WREN, dripId, timeBox: { magnitude: 1, unit: 'Hours' } };
    const setBack = (was: object) =>
      fixture.call('POST', '/database/api/dripCampaign/changeDelay', { ...back, was });
    expect(await setBack({ magnitude: 1, unit: 'Days' })).toMatchObject({
      status: 409,
      body: { error: { code: 'FLOW_CHANGED', field: 'timeBox' } },
    });
    expect(await setBack(timeBox)).toMatchObject({ status: 200, body: { moved: 2 } });
    // The same change again, because its response was lost.
    expect(await setBack(timeBox)).toMatchObject({ status: 200, body: { moved: 2 } });
  });

  it('makes overdue messages due now instead of dropping them as stale', async () => {
    const { dripId } = await drip();
    const set = (magnitude: number, unit: string) =>
      fixture.call('POST', '/database/api/dripCampaign/changeDelay', {
        pageId: WREN,
        dripId,
        timeBox: { magnitude, unit },
      });
    const due = async () => (await fixture.rows<{ due_at: Date }>('select due_at from timers'))[0]?.due_at;
    await set(30, 'Days');
    const orderId = await fixture.order();
    // The timer looks like one of an order twenty days ago.
    const ago = (days: number) => new Date(ORDERED_AT.getTime() - days * 86_400_000);
    await fixture.rows(
      "update timers set due_at = $1, payload = payload || jsonb_build_object('eventAt', $2::text)",
      [ago(-10), ago(20).toISOString()],
    );
    await set(10, 'Days');
    expect(await due()).toEqual(ORDERED_AT);
    await set(30, 'Days');
    expect(await due()).toEqual(ago(-10));
    await set(10, 'Days');
    await fixture.fireAfter(0);
    const [made] = await fixture.rows<{ expires_at: Date }>(
      'select expires_at from messages where source_event = $1',
      [orderId],
    );
    expect(made?.expires_at.getTime()).toBeGreaterThan(ORDERED_AT.getTime());
    await set(1, 'Hours');
  });

  it('has at most four digits', async () => {
    const { dripId } = await drip();
    const timeBox = { magnitude: 10_000, unit: 'Days' };
    const refused = { pageId: WREN, dripId, timeBox };
    expect(await fixture.call('POST', '/database/api/dripCampaign/changeDelay', refused)).toMatchObject({
      status: 422,
    });
  });
});
