import { refuse } from './answer-with.ts';
import { fillFigures } from './fill-figures.ts';
import type { Scene } from './scene.ts';

const LOST_PAGE = { facebook_page_id: "'1122334455'" };
const OLD_STORE = { plan_name: "'Messenger Classic'" };
const STOPPED = `update senders set stopped_at = now() - interval '1 minute', checked_at = now() + interval '1 day',
  stopped_reason = 'Your WhatsApp number was flagged by Meta. Look at it in the WhatsApp Manager.' where channel = 'WA'`;
const GOES_ON = 'update senders set stopped_at = null, stopped_reason = null';

/** The pages around the features, without and with figures. */
export const merchantScenes: readonly Scene[] = [
  { name: 'dashboard-empty', path: '/dashboard' },
  { name: 'dashboard-wa-empty', path: '/channel-dashboard-wa' },
  { name: 'dashboard-fb-empty', path: '/channel-dashboard' },
  { name: 'opt-in-tools', path: '/opt-in-tools-wa' },
  { name: 'settings', path: '/settings' },
  {
    name: 'settings-ticks-off',
    path: '/settings',
    async act(page) {
      const ticks = page.getByRole('switch', { name: /^Show shoppers that their messages were read/ });
      await ticks.scrollIntoViewIfNeeded();
      if (await ticks.isChecked()) await ticks.click({ force: true });
    },
  },
  { name: 'help', path: '/help' },
  { name: 'help-article', path: '/help/not-working' },
  { name: 'page-not-connected', path: '/fbPageNotConnected', shop: LOST_PAGE },
  {
    name: 'dashboard-failed',
    path: '/dashboard',
    prepare: (page) => refuse(page, '/database/api/analytics/overview', 500, 'INTERNAL'),
  },
  { name: 'narrow-bar', path: '/dashboard', isNarrowRule: true },
  {
    name: 'phone-menu',
    path: '/settings',
    async act(page) {
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      if (await menu.isVisible()) await menu.click();
    },
  },
  {
    name: 'connect-page',
    path: '/settings',
    act: (page) => page.getByRole('button', { name: 'Connect Page' }).click(),
  },
  {
    name: 'chat-with-us',
    path: '/settings',
    act: (page) => page.getByRole('button', { name: 'Chat with us' }).click(),
  },
  {
    name: 'leave',
    path: '/gallery',
    async act(page) {
      await page.getByRole('button', { name: 'Change something' }).click();
      await page.getByRole('link', { name: 'Leave for the dashboard' }).click();
    },
  },
  { name: 'number-stopped', path: '/channel-dashboard-wa', before: ({ rows }) => rows(STOPPED) },
  { name: 'old-store', path: '/channel-dashboard', shop: OLD_STORE, before: ({ rows }) => rows(GOES_ON) },
  { name: 'old-store-settings', path: '/settings', shop: OLD_STORE },
  { name: 'dashboard', path: '/dashboard', shop: { plan_name: "'Free'" }, before: fillFigures },
  { name: 'dashboard-wa', path: '/channel-dashboard-wa' },
  { name: 'dashboard-fb', path: '/channel-dashboard' },
];
