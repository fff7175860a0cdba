import type { Page } from '@playwright/test';
import { DEMO_SHOP } from '../seed/seed-demo-shop.ts';
import { plantCarts, plantHoldOut } from '../test-environment/seeds/plant-carts.ts';
import { plantOrders } from '../test-environment/seeds/plant-orders.ts';
import { waitFor } from '../test-environment/wait-for.ts';
import { refuse } from './answer-with.ts';
import { fillFigures } from './fill-figures.ts';
import { lookAt } from './look-at.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';

const CART = '/automation-wa/abandonedCart';
const adds = (page: Page) => page.getByRole('region', { name: 'What it adds' });
const would = (page: Page) => page.getByRole('region', { name: 'What it would have sent' });

/** Makes most messages fail, for more reasons than the page shows at first. */
async function failMost({ rows }: Stage): Promise<void> {
  await rows(
    `update daily_rollups set failed = sent / 2, delivered = sent / 3, read = sent / 6, clicked = sent / 20`,
  );
  await rows(
    `insert into failure_days (shop_id, day, channel, source_kind, source_type, source_id, code, failed)
     select shop_id, current_date, 'WA', 'campaign', 'abandonedCart', '00000000-0000-0000-0000-000000000000', code, failed
     from shops, (values (131049, 2310), (131026, 1204), (131047, 310), (132015, 87), (0, 12)) as f (code, failed)
     where shop_url = $1 on conflict do nothing`,
    [DEMO_SHOP],
  );
}

/** Adds orders with the messages that led to them. Each order's credit is counted from those messages. */
async function earnSome({ rows, db }: Stage): Promise<void> {
  // The existing figures belong to no order.
  await rows('delete from daily_rollups');
  await plantOrders({ rows, db });
  await waitFor('the orders to be credited', async () => {
    const [counted] = await rows('select count(*)::int as orders from order_credits');
    return Number(counted?.['orders']) >= 3;
  });
}

const order: Scene = { name: 'order', path: '/orders/7001' };
const person: Scene = {
  name: 'person',
  path: '',
  async before({ rows }) {
    const [lena] = await rows(
      "select subscriber_id from subscribers where last_name = 'Vogel' and phone_e164 = '+4915112340001'",
    );
    person.path = `/subscribers/${String(lena?.['subscriber_id'])}`;
  },
};

/** Requests a file for each outcome: delivered by mail, refused by the mailbox, failed, waiting. */
async function askFiles({ environment, rows }: Stage): Promise<void> {
  const ask = (call: string, email: string) =>
    environment.merchant.post(`${environment.appUrl}/api/analytics/${call}`, {
      shopUrl: DEMO_SHOP,
      email,
      timeZone: 'Europe/Berlin',
    });
  await environment.control('/mail/answer', { answer: '550 5.1.1 No such person here' });
  await ask('orderExport', 'nobody@shop.example');
  await waitFor(
    'a mail that is refused',
    async () => (await rows("select from mails where state = 'failed'")).length > 0,
  );
  await ask('subscriberExport', 'eva@shop.example');
  await waitFor(
    'a mail that is taken',
    async () => (await rows("select from mails where state = 'sent'")).length > 0,
  );
  await rows(
    `insert into exports (shop_id, export_id, kind, params, requested_by, email_to, state, due_at, file_name, created_at, reason, rows_done)
     select shop_id, gen_random_uuid(), kind, '{"timeZone":"Europe/Berlin"}', 'merchant', 'eva@shop.example', state, 'infinity',
       'file.csv', now() - age, reason, 0
     from shops, (values ('dailyFigures', 'failed', 'broken', interval '2 days'), ('unsubscribers', 'queued', null, interval '1 minute'),
       ('subscriberData', 'expired', null, interval '12 days')) as f (kind, state, reason, age)
     where shop_url = $1`,
    [DEMO_SHOP],
  );
}

async function tryOnPast(page: Page): Promise<void> {
  await would(page).getByRole('button', { name: 'Try it on the last 30 days' }).click();
  await would(page).getByText('would have gone out.').waitFor();
  await would(page).scrollIntoViewIfNeeded();
}

/** Revenue and its sources: the orders, the people, the files of both, and the lift of a campaign. */
export const numberScenes: readonly Scene[] = [
  { name: 'orders-empty', path: '/orders', shop: { plan_name: "'Free'" } },
  { name: 'exports-empty', path: '/exports' },
  {
    name: 'orders-failed',
    path: '/orders',
    prepare: (page) => refuse(page, '/database/api/analytics/orderList', 500, 'INTERNAL'),
  },
  { name: 'orders', path: '/orders', before: earnSome },
  { name: 'orders-none-fits', path: '/orders?credited=reads&channel=FB' },
  order,
  { name: 'order-not-credited', path: '/orders/7004' },
  { name: 'order-unknown', path: '/orders/1' },
  { name: 'subscribers', path: '/subscribers' },
  person,
  { name: 'exports', path: '/exports', before: askFiles },
  {
    name: 'exports-ask',
    path: '/exports',
    act: (page) => page.getByRole('button', { name: 'Download orders' }).click(),
  },
  {
    name: 'campaign-would-have-sent',
    path: CART,
    before: plantCarts,
    act: tryOnPast,
  },
  {
    name: 'campaign-would-not',
    path: CART,
    async act(page) {
      await tryOnPast(page);
      await would(page).getByText('Would not', { exact: true }).click();
    },
  },
  {
    name: 'campaign-lift',
    path: CART,
    before: plantHoldOut,
    act: (page) => adds(page).scrollIntoViewIfNeeded(),
  },
  {
    name: 'dashboard-needs',
    path: '/dashboard',
    async before(stage) {
      await fillFigures(stage);
      await stage.rows("update shops set refused_webhook = 'ORDERS_CREATE'");
    },
    shop: { plan_limit_reached_at: 'now()' },
  },
  { name: 'dashboard-needs-narrow-rule', path: '/dashboard', isNarrowRule: true },
  {
    name: 'dashboard-own-days',
    path: '/dashboard',
    before: ({ rows }) => rows('update shops set refused_webhook = null'),
    act: (page) => page.getByLabel('Days', { exact: true }).selectOption('Choose days…'),
  },
  { name: 'dashboard-middle', path: '/dashboard', act: (page) => lookAt(page, 'Messages') },
  { name: 'dashboard-lists', path: '/channel-dashboard-wa', act: (page) => lookAt(page, 'Opt-in tools') },
  { name: 'dashboard-fb-middle', path: '/channel-dashboard', act: (page) => lookAt(page, 'Messages') },
  {
    name: 'dashboard-failing',
    path: '/channel-dashboard-wa',
    before: failMost,
    act: (page) => lookAt(page, 'Messages'),
  },
  {
    name: 'dashboard-failed-days',
    path: '/dashboard?scope=7',
    async before(stage) {
      await stage.rows('delete from failure_days');
      await stage.rows('delete from daily_rollups');
      await fillFigures(stage);
    },
    prepare: (page) => refuse(page, '/database/api/analytics/overview', 500, 'INTERNAL'),
  },
];
