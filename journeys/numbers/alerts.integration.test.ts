import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR_MS } from '#platform/clock/durations.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { openServer, type OpenServer } from '#tools/test-environment/open-server.ts';
import { testNow } from '#tools/test-environment/test-time.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
  // The demo shop's initial alerts are tested elsewhere.
  await server.rows('update campaigns set is_on = false');
});
afterAll(() => server.close());

const STEPS = ['pillOff', 'cartCampaignOff'];

async function allAlerts(): Promise<{ facts: { kind: string }; sentence: string }[]> {
  const url = `${server.appUrl}/database/api/analytics/needs?shopUrl=${DEMO_SHOP}`;
  const { body } = await server.environment.merchant.get(url);
  return (body as { needs: { facts: { kind: string }; sentence: string }[] }).needs;
}

/** Returns the alerts without the open steps of the set-up. */
async function alerts(): Promise<string[]> {
  const wrong = (await allAlerts()).filter(({ facts }) => !STEPS.includes(facts.kind));
  return wrong.map(({ sentence }) => sentence);
}

it('reports no alert at first, and then each problem until it is solved', async () => {
  expect(await alerts()).toEqual([]);
  await server.rows(
    "update template_submissions set status = 'REJECTED', reason = 'INVALID_FORMAT' where name = (select min(name) from template_submissions)",
  );
  const [rejected = ''] = await alerts();
  expect(rejected).toMatch(/^WhatsApp rejected the template \w+: /);
  await server.rows(
    "update template_submissions set status = 'ENABLED', reason = null where status = 'REJECTED'",
  );
  await server.rows(
    "update shops set refused_webhook = 'ORDERS_CREATE', installed_at = installed_at - interval '30 days'",
  );
  await server.rows(
    "update campaigns set is_on = true, changed_at = changed_at - interval '30 days' where type = 'abandonedCart' and channel = 'WA'",
  );
  await server.rows(
    "update opt_in_tools set is_active = type = 'persistentPill' and channel = 'WA', switched_on_at = null",
  );
  expect(await alerts()).toEqual([
    'Abandoned cart is on, but sent nothing in 7 days.',
    expect.stringMatching(/ is on, but no shopper saw it in 7 days\.$/),
    'Your store does not report ORDERS_CREATE to Bellbird, so orders and carts arrive late.',
  ]);
  await server.rows(
    `insert into daily_rollups (shop_id, day, channel, source_kind, source_type, sent)
     select shop_id, current_date, 'WA', 'campaign', 'abandonedCart', 1 from shops`,
  );
  await server.rows(
    `insert into tool_days (shop_id, tool_id, day, impressions)
     select shop_id, tool_id, current_date, 1 from opt_in_tools where is_active`,
  );
  await server.rows('update shops set refused_webhook = null');
  expect(await alerts()).toEqual([]);
  await server.rows("update store_reconciles set failures = 3, checked_at = now() - interval '13 hours'");
  expect(await alerts()).toEqual([
    'Your store gave Bellbird no answer for hours, so orders and carts may be missed.',
  ]);
  await server.rows('update store_reconciles set failures = 0, checked_at = now()');
  expect(await alerts()).toEqual([]);
});

it('reports a failed list and a failed export, until the export is requested again', async () => {
  await server.rows(
    `insert into imports (shop_id, import_id, name, state, due_at, created_at)
     select shop_id, gen_random_uuid(), 'Fair', 'failed', now(), now() from shops`,
  );
  const file = (state: string, age: string) =>
    server.rows(
      `insert into exports (shop_id, export_id, kind, params, requested_by, state, due_at, file_name, created_at, reason)
       select shop_id, gen_random_uuid(), 'subscribers', '{}', 'merchant', '${state}', now(), 'people.csv',
         now() - interval '${age}', ${state === 'failed' ? "'broken'" : 'null'} from shops`,
    );
  await file('failed', '1 hour');
  expect(await alerts()).toEqual([
    'The list “Fair” could not be imported.',
    'The file people.csv could not be made.',
  ]);
  await file('expired', '1 minute');
  expect(await alerts()).toEqual(['The list “Fair” could not be imported.']);
});

const hoursAgo = (hours: number) => new Date(testNow().getTime() - hours * HOUR_MS);
const ofNumber = (set: string) => `update senders set ${set} where channel = 'WA'`;
const ofTemplate = (status: string) =>
  `update template_submissions set status = '${status}' where name = (select min(name) from template_submissions)`;
const broadcast = (id: string, name: string, standing: string) =>
  `insert into broadcasts (shop_id, broadcast_id, name, condition, created_at, changed_at, looked_at, status, status_reason,
     is_paused, ended_at)
   select shop_id, '${id}', '${name}', '{}', now(), now(), now() + interval '1 day', ${standing} from shops`;
const OURS = randomUUID();

/** Each problem: its name, the SQL that causes it, its age in hours, its alert, and the SQL that solves it. */
const PROBLEMS: [
  what: string,
  causeSql: string,
  hours: number | null,
  sentence: RegExp,
  repairSql: string,
][] = [
  [
    'the page is lost',
    "update shops set facebook_page_id = '100', facebook_onboarded_at = $1",
    48,
    /^Your Facebook page is disconnected/,
    "update shops set facebook_page_id = 'BSFB0'",
  ],
  [
    'the number lets nobody in',
    ofNumber('token_died_at = $1'),
    1,
    /^Your WhatsApp number no longer lets Bellbird in/,
    ofNumber('token_died_at = null'),
  ],
  [
    'the number is stopped',
    ofNumber("stopped_at = $1, stopped_by = 'restriction'"),
    1,
    /^Your WhatsApp number was stopped/,
    ofNumber('stopped_at = null, stopped_by = null'),
  ],
  [
    'the number is disliked',
    ofNumber("quality = 'RED'"),
    null,
    /the quality of your number is low\.$/,
    ofNumber("quality = 'GREEN'"),
  ],
  [
    'no receipt arrives for sent messages',
    `insert into messages (shop_id, message_id, created_at, sender_id, subscriber_id, channel, purpose, source_type, source_event,
       content, state, sent_at)
     select shop_id, 'ffffffff-0000-7000-8000-000000000000', $1, sender_id, gen_random_uuid(), 'WA', 'service', 'direct', 'x', '{}', 'sent', $1
     from senders where channel = 'WA'`,
    1,
    /^No word has come of your latest messages/,
    "delete from messages where source_event = 'x'",
  ],
  [
    'the number wrote to nearly as many people as allowed',
    ofNumber("current_limit = 'TIER_1K', reach_used = 850, reach_counted_at = $1"),
    0.1,
    /^Your WhatsApp number wrote to 850 of the 1,000 people/,
    ofNumber('reach_counted_at = null'),
  ],
  [
    'charges approach their limit',
    `insert into app_subscriptions (shop_id, subscription_id, plan_name, price_minor, currency, trial_days, state, resume_status,
       is_test, requested_at, activated_at, metered_at, near_cap_at)
     select shop_id, gen_random_uuid(), 'Pro', 1999, 'USD', 0, 'active', 'active', true, $1::timestamptz - interval '40 days',
       $1::timestamptz - interval '40 days', now(), $1 from shops`,
    1,
    /^Your plan’s charges come close/,
    // In the previous billing cycle.
    "update app_subscriptions set near_cap_at = near_cap_at - interval '20 days'",
  ],
  [
    'a template is paused',
    ofTemplate('PAUSED'),
    null,
    /^WhatsApp paused the template \w+: /,
    ofTemplate('ENABLED'),
  ],
  [
    'a template is disabled',
    ofTemplate('DISABLED'),
    null,
    /^WhatsApp disabled the template \w+: /,
    ofTemplate('ENABLED'),
  ],
  [
    'a campaign has nothing to send from',
    "update campaigns set is_on = true where type = 'abandonedCart' and channel = 'FB'",
    null,
    /^Abandoned cart needs a Facebook page, and none is connected\.$/,
    'update campaigns set is_on = false',
  ],
  [
    'a broadcast stopped automatically',
    broadcast(OURS, 'Spring', "'sending', 'canaryFailed', true, null"),
    null,
    /^Your broadcast “Spring”: It stopped after its first group, because too many of those messages failed\.$/,
    `update broadcasts set status_reason = null, is_paused = false where broadcast_id = '${OURS}'`,
  ],
  [
    'a broadcast could not be sent',
    broadcast(randomUUID(), 'Autumn', "'failed', 'late', false, now()"),
    null,
    /^Your broadcast “Autumn”: Bellbird was not running at its time/,
    "update broadcasts set ended_at = ended_at - interval '8 days' where name = 'Autumn'",
  ],
];

it.each(PROBLEMS)(
  'reports once that %s, until it is solved',
  async (_what, causeSql, hours, message, repairSql) => {
    await server.rows("delete from imports where name = 'Fair'");
    await server.rows('update opt_in_tools set is_active = false');
    await server.rows('update campaigns set is_on = false');
    expect(await alerts()).toEqual([]);
    await server.rows(causeSql, hours === null ? [] : [hoursAgo(hours)]);
    expect(await alerts()).toEqual([expect.stringMatching(message)]);
    await server.rows(repairSql);
    expect(await alerts()).toEqual([]);
  },
);

it('names what a new store has not set up yet', async () => {
  await server.rows('delete from broadcasts');
  await server.rows('update opt_in_tools set is_active = false');
  await server.rows('update campaigns set is_on = false');
  const kinds = async () => (await allAlerts()).map(({ facts }) => facts.kind);
  expect(await kinds()).toEqual(['pillOff', 'cartCampaignOff']);
  await server.rows('update senders set released_at = now()');
  expect(await kinds()).toEqual(['numberMissing', 'pillOff', 'cartCampaignOff']);
  expect(await alerts()).toEqual(['No WhatsApp number is connected, so nothing can be sent.']);
  await server.rows(
    "update opt_in_tools set is_active = true, switched_on_at = now() where type = 'persistentPill' and channel = 'WA'",
  );
  expect(await alerts()).toEqual([
    expect.stringMatching(/ needs a WhatsApp number, and none is connected\.$/),
  ]);
  await server.rows("update campaigns set is_on = true where type = 'abandonedCart' and channel = 'WA'");
  expect(await kinds()).toEqual(['senderMissing']);
  expect(await alerts()).toEqual([
    expect.stringMatching(/ and Abandoned cart need a WhatsApp number, and none is connected\.$/),
  ]);
  await server.rows("update senders set released_at = null where channel = 'WA'");
  await server.rows('update campaigns set changed_at = now()');
  expect(await kinds()).toEqual([]);
  await server.rows('update campaigns set is_on = false');
});

it('reports a tool that nobody saw only after it was on for some days', async () => {
  const merchant = server.environment.merchant;
  await server.rows("update shops set installed_at = installed_at - interval '30 days'");
  await server.rows('delete from tool_days');
  const [tool] = await server.rows<{ tool_id: string }>(
    "select tool_id from opt_in_tools where type = 'persistentPill' and channel = 'WA'",
  );
  const url = `${server.appUrl}/database/api/optinTools/changeActive`;
  await merchant.post(url, { id: tool?.tool_id, active: true });
  expect(await alerts()).toEqual([]);
  await server.rows("update opt_in_tools set switched_on_at = switched_on_at - interval '8 days'");
  expect(await alerts()).toEqual([expect.stringMatching(/ is on, but no shopper saw it in 7 days\.$/)]);
});

it.each([
  ['', 10, 7],
  ['&channel=WA', 8, 5],
  ['&channel=FB', 2, 2],
])(
  'reports how many messages of a dashboard’s channel were sent since yesterday, and today: %j',
  async (asked, sent, today) => {
    await server.rows('delete from daily_rollups');
    await server.rows(
      `insert into daily_rollups (shop_id, day, channel, source_kind, source_type, sent)
     select shop_id, ($1::timestamptz at time zone time_zone)::date - days_ago, channel, 'campaign', 'abandonedCart', sent
     from shops, (values ('WA', 0, 5), ('WA', 1, 3), ('WA', 2, 100), ('FB', 0, 2)) as went (channel, days_ago, sent)`,
      [testNow()],
    );
    const url = `${server.appUrl}/database/api/analytics/needs?shopUrl=${DEMO_SHOP}${asked}`;
    const { body } = await server.environment.merchant.get(url);
    expect(body).toMatchObject({
      since: { sent },
      today: { sent: today },
      sinceSentence: expect.stringContaining(`${sent} messages went out`) as unknown,
    });
  },
);
