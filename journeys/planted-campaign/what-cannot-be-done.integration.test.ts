import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Effect } from '#features/product/automations/rules/effect.ts';
import { defineCampaign, when } from '#features/product/automations/server/engine/campaign.ts';
import { countGivenUp } from '#features/product/sender-health/server/given-up.ts';
import { WREN } from './fixture.ts';
import {
  PAGE,
  fixture,
  onOrderThanksFixture,
  setState,
  messagesOf,
  DISCOUNT,
  setDrip,
  addTimer,
} from './order-thanks-fixture.ts';
import { orderThanks } from './order-thanks/definition.ts';

/** A campaign whose effects can be set to an unknown kind. */
const odd: { effects: Effect[] } = { effects: [] };
const oddServer = defineCampaign({
  definition: { ...orderThanks, type: 'odd' },
  on: [when('orderPlaced', ({ order }) => ({ kind: 'order', id: order.orderId }))],
  loadEventFacts: async (_tx, { subjects }) => subjects.map(() => ({})),
  onEvent: () => odd.effects,
  loadDue: () => Promise.reject(new Error('this campaign is broken')),
  onTimer: () => ({ kind: 'send' }),
  compose: () => Promise.reject(new Error('this campaign is broken')),
});

onOrderThanksFixture([oddServer]);
beforeAll(async () => {
  await setState(WREN, true);
  await setState(PAGE, true);
});
afterEach(() => void (odd.effects = []));

it('a broken campaign blocks no other: it is tried again, and given up after twenty attempts for a person to see', async () => {
  const [drip] = await fixture.rows<{ drip_id: string }>(
    `with made as (
       insert into campaigns (shop_id, channel, type, is_on, changed_at) values ($1, 'WA', 'odd', true, now()) returning *
     )
     insert into drips (shop_id, drip_id, channel, type, drip_index, delay_seconds, time_box, flow_id, settings)
     select m.shop_id, gen_random_uuid(), m.channel, m.type, 'odd1', 60, '{}', f.flow_id, d.settings from made m
     join flows f on f.channel = 'WA' and f.flow_key = 'order_thanks' join drips d using (flow_id) where d.drip_index = 'orderThanks1' returning drip_id`,
    [fixture.shopId],
  );
  await addTimer('odd', drip?.drip_id ?? '', 'order:1', 19);
  const orderId = await fixture.order();
  await fixture.fireAfter(1);
  expect(await messagesOf(orderId)).toHaveLength(2);
  expect(await countGivenUp(fixture.ctx.db, fixture.shopId)).toMatchObject({ timers: 1 });
  expect(await errors()).toEqual(['Error: this campaign is broken']);
});

it('an effect of an unknown kind is refused, together with everything else of the event', async () => {
  odd.effects = [{ kind: 'tagOrder' } as unknown as Effect];
  const before = await fixture.rows('select order_id from orders');
  await expect(fixture.order()).rejects.toThrow('The engine knows no effect of the kind tagOrder.');
  expect(await fixture.rows('select order_id from orders')).toEqual(before);
});

it('fires timers of an older version, and names settings that it cannot read', async () => {
  const orderId = await fixture.order();
  await fixture.rows(
    "update timers set kind = 'cartReminder', payload = payload - 'eventAt' || '{\"checkoutToken\": \"c1\"}'",
  );
  const [drip] = await fixture.rows<{ drip_id: string }>(
    "select drip_id from drips where drip_index = 'orderThanks1' and channel = 'WA'",
  );
  await fixture.fireAfter(1);
  expect(await messagesOf(orderId)).toHaveLength(2);

  await setDrip(DISCOUNT, [{ percentage: 10 }]);
  const next = await fixture.order();
  await fixture.fireAfter(1);
  expect(await messagesOf(next)).toMatchObject([{ channel: 'FB' }]);
  expect(await errors()).toEqual([
    expect.stringContaining(`This version cannot read the settings of drip ${drip?.drip_id}`),
  ]);
  await setDrip(DISCOUNT, [null]);
});

async function errors(): Promise<string[]> {
  const failed = await fixture.rows<{ error: string }>('select error from timers where error is not null');
  return failed.map(({ error }) => error);
}
