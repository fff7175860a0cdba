import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPeople } from '#tools/test-environment/seeds/add-people.ts';
import type { StoreWord } from '#tools/test-environment/seeds/apply-as-store.ts';
import { openBuyerFixture, START, type BuyerFixture } from '../buyer-campaigns/buyer-fixture.ts';
import { interleaveStories, shuffled, storyOf } from './shopper-webhooks.ts';

const SHOPPERS = 12;
/** The time by which everything is due. */
const AFTER_ALL_MINUTES = 90 * 24 * 60;

/** Queries for everything that was created. Rows with a random id are named by their subject. */
const MADE = {
  orders: "select to_jsonb(o) - array['shop_id'] as made from orders o",
  checkouts: "select to_jsonb(c) - array['shop_id'] as made from checkouts c",
  refunds: "select to_jsonb(r) - array['shop_id'] as made from refunds r",
  edits: "select to_jsonb(e) - array['shop_id'] as made from order_edits e",
  parcels: "select to_jsonb(f) - array['shop_id'] as made from fulfilments f",
  people:
    'select jsonb_build_array(channel, phone_e164, customer_id, email, first_name) as made from subscribers',
  offers: 'select jsonb_build_array(order_id, state, history) as made from cod_offers',
  timers: `select jsonb_build_array(t.kind, t.subject, t.due_at, d.channel, d.drip_index, t.payload ->> 'task') as made
    from timers t left join drips d on d.shop_id = t.shop_id and d.drip_id::text = t.payload ->> 'dripId'`,
  decisions: `select jsonb_build_array(c.campaign_type, c.channel, c.subject, c.outcome, c.reason, d.drip_index) as made
    from decisions c left join drips d using (shop_id, drip_id)`,
  messages: `select jsonb_build_array(m.source_type, m.source_event, m.channel, s.phone_e164, s.psid, m.state, m.verdict ->> 'reason',
      d.drip_index) as made
    from messages m join subscribers s using (shop_id, subscriber_id)
    left join drips d on d.shop_id = m.shop_id and d.drip_id = m.source_id`,
};

/** Every second shopper's webhooks are shuffled. Then all webhooks are repeated. */
const stories = Array.from({ length: SHOPPERS }, (_, nth) => storyOf(nth, START));
const first = interleaveStories(stories.map((story, nth) => (nth % 2 === 0 ? story : shuffled(story))));
const webhooks = [...first, ...shuffled(first)];
let oneByOne: Awaited<ReturnType<typeof play>>;
beforeAll(async () => {
  oneByOne = await play(webhooks, 1);
});
const fixtures: BuyerFixture[] = [];
afterAll(() => Promise.all(fixtures.map((fixture) => fixture.close())));

it('creates rows of every kind that is compared', () => {
  expect(Object.entries(oneByOne).filter(([, rows]) => rows.length === 0)).toEqual([]);
});

it.each([7, webhooks.length])(
  'creates the same rows from repeated and shuffled webhooks, whether %i are processed at a time or one',
  async (atOnce) => {
    expect(await play(webhooks, atOnce)).toEqual(oneByOne);
  },
);

/** Returns the rows once all webhooks were processed, this many at a time, and everything was due. */
async function play(reported: readonly StoreWord[], atOnce: number) {
  const fixture = await openBuyerFixture();
  fixtures.push(fixture);
  await addPeople(fixture.ctx.db, fixture.shopId, SHOPPERS, {
    phone: sql`'+49160' || lpad(n::text, 7, '0')`,
    firstName: sql`null::text`,
  });
  for (let nth = 0; nth < reported.length; nth += atOnce)
    await fixture.tellTogether(reported.slice(nth, nth + atOnce));
  const { timers = [] } = await madeIn(fixture);
  await fixture.fireAt(AFTER_ALL_MINUTES);
  return { ...(await madeIn(fixture)), timers };
}

async function madeIn(fixture: BuyerFixture) {
  const made: Record<string, unknown[]> = {};
  for (const [what, query] of Object.entries(MADE)) {
    const rows = await fixture.rows<{ made: unknown }>(`select made from (${query}) m order by made`);
    made[what] = rows.map((row) => row.made);
  }
  return made;
}
