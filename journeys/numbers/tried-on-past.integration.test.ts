import { afterAll, beforeAll, expect, it } from 'vitest';
import type { tryOnPast } from '#features/product/automations/contract/past-calls.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/clock/durations.ts';
import type { BodyOf, ResponseOf } from '#platform/http/call.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { allHandled, postJson } from '#tools/test-environment/open-server.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { openStoryEnvironment, type StoryEnvironment } from '../campaign-stories/story-environment.ts';

type Answer = ResponseOf<typeof tryOnPast>;

const ON = [
  'abandonedCart',
  'orderReceipt',
  'shipmentUpdates',
  'reviewWA',
  'reorderingWA',
  'browserAbandonment',
];

/** The timeout of the set-up, in which many things happen one after another. */
const LIVED_MS = 400_000;
/** Waiting time for timers that are due within two minutes: a reminder waits for its store, a message for its template. */
const SETTLED_WITHIN_MS = 150_000;

let environment: StoryEnvironment;
beforeAll(async () => {
  environment = await openStoryEnvironment();
});
/** Plays days of a store with active campaigns. People abandon carts, order, return goods, opt out and come back. */
beforeAll(async () => {
  const { merchant } = environment;
  for (const type of ON)
    await merchant.post('/redis/setDripStatus', { pageId: DEMO_SHOP, type, state: true });
  for (const [index, state] of [
    ['abandonedCart2', true],
    ['persistentPill1', true],
    ['orderReceipt2', false],
  ] as const)
    await merchant.post('/database/api/dripCampaign/toggleDraftState', {
      pageId: DEMO_SHOP,
      dripId: (await merchant.drip(index)).dripId,
      state,
    });
  await merchant.post('/database/api/dripCampaign/changeDelay', {
    pageId: DEMO_SHOP,
    dripId: (await merchant.drip('reorderingWA1')).dripId,
    timeBox: { magnitude: 1, unit: 'Days' },
  });
  await live();
}, LIVED_MS);
afterAll(() => environment.close());

async function live(): Promise<void> {
  const { store, server } = environment;
  const [leaver, buyer, stopper, sender, returner, looker] = [
    await environment.subscriber(),
    await environment.subscriber(),
    await environment.subscriber(),
    await environment.subscriber(),
    await environment.subscriber(),
    await environment.subscriber(),
  ];
  // The store rounds times down to the second, which may be before a sign-up within that second.
  await environment.forward(2000);
  await postJson(
    `${server.appUrl}/storefront/visits`,
    JSON.stringify({ pageId: DEMO_SHOP, shopper: looker.shopperToken, kind: 'view', handle: 'fig-candle' }),
    { 'content-type': 'text/plain;charset=UTF-8', 'x-forwarded-for': '198.51.100.201' },
  );
  const left = await store.fillCart(leaver.phone, 'moss-mug');
  const bought = await store.fillCart(buyer.phone, 'moss-mug');
  await store.fillCart(stopper.phone, 'moss-mug');
  await store.fillCart('+4915123409999', 'moss-mug');
  await stopper.writes('STOP');
  await store.checkOut(bought.token, 'card');
  await environment.forward(HOUR_MS + 1000);
  await settled();
  await store.checkOut(left.token, 'card');
  const sent = await store.order(sender.phone, 'moss-mug');
  await store.with(sent, 'fulfil');
  await store.with(sent, 'deliver');
  const back = await store.order(returner.phone, 'moss-mug');
  await store.with(back, 'fulfil');
  await store.with(back, 'deliver');
  await store.with(back, 'refund');
  await store.with(await store.order(leaver.phone, 'moss-mug'), 'fulfil');
  await settled();
  // A shipment update that waits for tracking is sent without it.
  await environment.forward(10 * MINUTE_MS);
  await settled();
  await environment.forward(DAY_MS);
  await settled();
  // The review question is sent a week after an order arrived.
  await environment.forward(8 * DAY_MS);
  await settled();
  await store.fillCart(sender.phone, 'moss-mug');
  for (const ms of [HOUR_MS + 1000, DAY_MS]) {
    await environment.forward(ms);
    await settled();
  }
}

/** Waits until nothing is due and no message is queued. */
async function settled(): Promise<void> {
  await allHandled(environment.server.rows);
  const { now } = await environment.server.environment.control<{ now: string }>('/clock');
  await waitFor(
    'an empty outbox',
    async () => {
      const [open] = await environment.server.rows<{ count: number }>(
        `select (select count(*) from timers where due_at <= $1::timestamptz + interval '2 minutes')::int
         + (select count(*) from messages where state = 'queued')::int as count`,
        [now],
      );
      return open?.count === 0;
    },
    SETTLED_WITHIN_MS,
  );
}

/** Returns the answer with all its pages. */
async function tried(type: string, given: Partial<BodyOf<typeof tryOnPast>> = {}): Promise<Answer> {
  const ask = async (next?: Answer['next']) =>
    (
      await environment.merchant.post('/database/api/dripCampaign/tryOnPast', {
        pageId: DEMO_SHOP,
        type,
        drips: [],
        delays: [],
        holdOutPercent: null,
        ...given,
        ...(next && { next }),
      })
    ).body as Answer;
  let answer = await ask();
  const messages = [...answer.messages];
  let { stillWaiting } = answer;
  while (answer.next) {
    answer = await ask(answer.next);
    messages.push(...answer.messages);
    stillWaiting += answer.stillWaiting;
  }
  return { ...answer, messages, stillWaiting };
}

/** Returns who really got which message about what. */
async function really(type: string): Promise<string[]> {
  const rows = await environment.server.rows<{ line: string }>(
    `select concat_ws(' ', s.phone_e164, m.source_id, m.source_event) as line from messages m
     join subscribers s on s.shop_id = m.shop_id and s.subscriber_id = m.subscriber_id
     where m.source_type = $1 and m.source_kind = 'campaign' and m.state in ('sent', 'delivered', 'read')`,
    [type],
  );
  return rows.map(({ line }) => line).toSorted();
}

function wouldHave({ messages }: Answer): string[] {
  return messages
    .filter(({ outcome }) => outcome === 'sent')
    .map(({ person, dripId, key }) =>
      [person?.phoneShown?.replaceAll(' ', ''), dripId, key.slice(key.indexOf(':') + 1)].join(' '),
    )
    .toSorted();
}

it.each([...ON, 'persistentPill'])(
  'names the people to whom %s really wrote, and no others',
  async (type) => {
    const real = await really(type);
    expect(real.length).toBeGreaterThan(0);
    expect(wouldHave(await tried(type))).toEqual(real);
  },
);

it('explains for everybody else why not', async () => {
  const { messages } = await tried('abandonedCart');
  const whys = messages.flatMap(({ whySentence }) => whySentence ?? []);
  expect(new Set(whys)).toEqual(
    new Set([
      'They ordered before the reminder was due.',
      'They had unsubscribed. Only they can change that, by a message of their own.',
      'Nobody has signed up with this number. It needs a sign-up on your store.',
    ]),
  );
});

it('uses unsaved settings of the screen', async () => {
  const { dripId } = await environment.merchant.drip('abandonedCart1');
  const { dripId: second } = await environment.merchant.drip('abandonedCart2');
  const later = { magnitude: 60, unit: 'Days' as const };
  const never = await tried('abandonedCart', {
    delays: [dripId, second].map((id) => ({ dripId: id, timeBox: later })),
  });
  expect({ sent: wouldHave(never), isWaiting: never.stillWaiting > 0 }).toEqual({
    sent: [],
    isWaiting: true,
  });
  // A few minutes after the cart was left, only the shopper who bought immediately had ordered.
  const soon = await tried('abandonedCart', {
    delays: [{ dripId, timeBox: { magnitude: 0, unit: 'Minutes' } }],
  });
  expect(wouldHave(soon).length).toBeGreaterThan(wouldHave(await tried('abandonedCart')).length);
  const held = await tried('abandonedCart', { holdOutPercent: 50 });
  expect(held.messages.length).toBeGreaterThan(0);
});

it('writes nothing to the database', async () => {
  const counted = () =>
    environment.server.rows(
      `select (select count(*) from messages) as messages, (select count(*) from outbox) as outbox,
         (select count(*) from timers) as timers, (select count(*) from decisions) as decisions,
         (select count(*) from store_discounts) as codes, (select count(*) from audit_log) as acts`,
    );
  const before = await counted();
  for (const type of ON) await tried(type);
  expect(await counted()).toEqual(before);
});

it('says plainly that it cannot replay cash on delivery', async () => {
  const answer = await tried('CODConfirmation');
  expect(answer).toMatchObject({ messages: [], next: null, progress: { of: 0 } });
  expect(answer.untold).toMatch(/The past has neither/);
});

it('refuses what saving would refuse, and unknown campaigns', async () => {
  const { dripId } = await environment.merchant.drip('abandonedCart1');
  await expect(tried('noSuchCampaign')).rejects.toThrow('answered 404');
  await expect(
    tried('abandonedCart', { drips: [{ dripId, attributes: { discount: { percentage: '150' } } }] }),
  ).rejects.toThrow('answered 4');
});
