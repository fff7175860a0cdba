import type { Page } from '@playwright/test';
import { lookAt } from './look-at.ts';
import type { Scene } from './scene.ts';

const CART = '/automation-wa/abandonedCart';
/** The person with the largest order after a message, whose page has much to show. */
const BEST_PERSON = `select subscriber_id as id from messages where message_id = (
  select message_id from order_credits order by amount_minor desc limit 1)`;

/** The page of one item, which this statement finds in the shop's history. */
function pageOf(name: string, base: string, statement: string, more: Partial<Scene> = {}): Scene {
  const scene: Scene = {
    name,
    path: base,
    async before({ rows }) {
      const [found] = await rows(statement);
      scene.path = `${base}/${String(found?.['id'])}`;
    },
    ...more,
  };
  return scene;
}

async function tryOnPast(page: Page): Promise<void> {
  const would = page.getByRole('region', { name: 'What it would have sent' });
  await would.getByRole('button', { name: 'Try it on the last 30 days' }).click();
  await would.getByText('That its templates were approved').waitFor({ timeout: 180_000 });
  await would.scrollIntoViewIfNeeded();
}

/** The main screens of the demo shop with its year of history, and the screens around them. */
export const pastScenes: readonly Scene[] = [
  { name: 'past-dashboard', path: '/dashboard' },
  { name: 'past-dashboard-middle', path: '/dashboard', act: (page) => lookAt(page, 'Messages') },
  { name: 'past-dashboard-narrow-rule', path: '/dashboard', isNarrowRule: true },
  {
    name: 'past-dashboard-wa',
    path: '/channel-dashboard-wa?scope=-1',
    act: (page) => lookAt(page, 'Opt-in tools'),
  },
  { name: 'past-dashboard-fb', path: '/channel-dashboard' },
  { name: 'past-orders', path: '/orders' },
  pageOf(
    'past-order',
    '/orders',
    'select order_id as id from order_credits order by amount_minor desc limit 1',
  ),
  { name: 'past-messages', path: '/messages' },
  pageOf(
    'past-message',
    '/messages',
    'select message_id as id from messages where clicked_at is not null limit 1',
  ),
  { name: 'past-sender-health', path: '/sender-health' },
  { name: 'past-subscribers', path: '/subscribers' },
  pageOf('past-person', '/subscribers', BEST_PERSON),
  { name: 'past-campaigns', path: '/automation-wa' },
  { name: 'past-campaigns-fb', path: '/automation' },
  { name: 'past-campaign', path: CART },
  { name: 'past-would-have-sent', path: CART, act: tryOnPast },
  {
    name: 'past-flow-editor',
    path: CART,
    async act(page) {
      await page.getByRole('button', { name: 'Edit message 1' }).click();
      await page.getByRole('dialog').getByRole('heading').first().waitFor();
    },
  },
  { name: 'past-broadcasts', path: '/instant-campaigns-wa' },
  pageOf(
    'past-broadcast',
    '/instant-campaigns-wa',
    'select broadcast_id as id from broadcasts order by recipients desc limit 1',
    { shows: (page) => page.getByRole('heading', { name: 'What came of it' }) },
  ),
  { name: 'past-templates', path: '/templates' },
  { name: 'past-opt-in-tools', path: '/opt-in-tools-wa' },
  pageOf(
    'past-tool',
    '/opt-in-tools-wa/visualPopup',
    "select tool_id as id from opt_in_tools where channel = 'WA' and type = 'visualPopup' and is_starter",
    { shows: (page) => page.getByRole('region', { name: 'Preview', exact: true }) },
  ),
  { name: 'past-exports', path: '/exports' },
  { name: 'past-imports', path: '/imports' },
  { name: 'past-settings', path: '/settings' },
  { name: 'past-privacy', path: '/settings/privacy' },
  { name: 'past-team', path: '/settings/team' },
  { name: 'past-stores', path: '/stores' },
  {
    name: 'past-plans',
    path: '/settings',
    async act(page) {
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      if (await menu.isVisible()) await menu.click();
      await page.getByRole('button', { name: 'Plans & Pricing' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'past-phone', path: '/phone', by: 'shopper' },
  { name: 'past-operator', path: '/operator', by: 'operator' },
  { name: 'past-operator-items', path: '/operator/items?what=trouble&kind=uncertain', by: 'operator' },
];
