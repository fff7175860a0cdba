import { expect, test } from 'vitest';
import { PAGES } from '../page-list.ts';
import { menuOf, type Menu, type MenuMerchant, type MenuPage } from './menu.ts';

const merchant: MenuMerchant = {
  isOldStore: false,
  chargeStatus: { status: 'active' },
  planDetails: { features: {} },
  hasSupportChat: true,
  shopUrl: 'demo.myshopify.com',
  role: 'owner',
};
/** The pages as if each of them had a screen. */
const pages: readonly MenuPage[] = PAGES.map((page) => ({ ...page, screen: page.path }));
const namesOf = ({ first, groups, entries }: Menu) => [
  ...first.map((entry) => entry.name),
  ...groups.map((group) => [group.name, ...group.entries.map((entry) => entry.name)]),
  ...entries.map((entry) => entry.name),
];

test('a current store has two channels, and shared pages', () => {
  expect(namesOf(menuOf(merchant, pages))).toEqual([
    'Dashboard',
    'Inbox',
    ['WhatsApp', 'Dashboard', 'Auto Campaigns', 'Broadcast Campaigns', 'Opt-in Tools'],
    ['Facebook', 'Dashboard', 'Auto Campaigns', 'Opt-in Tools'],
    'Orders',
    'Messages',
    'Sender health',
    'Customer Support',
    'Templates',
    'Subscribers',
    'Imports',
    'Exports',
    'Settings',
  ]);
});

test('no two entries have the same icon or the same accessible name', () => {
  const { first, groups, entries } = menuOf(merchant, pages);
  const dashboards = [...first, ...groups.flatMap((group) => group.entries)].filter(
    ({ name }) => name === 'Dashboard',
  );
  expect(new Set(dashboards.map(({ icon }) => icon)).size).toBe(3);
  const all = [...first, ...groups.flatMap((group) => group.entries), ...entries];
  expect(new Set(all.map(({ fullName }) => fullName)).size).toBe(all.length);
});

test('an old store has a flat menu', () => {
  const menu = menuOf({ ...merchant, isOldStore: true }, pages);
  expect(namesOf(menu)).toEqual([
    'Dashboard',
    'Inbox',
    'Auto Campaign',
    'Opt-in Tools',
    'Subscribers',
    'Settings',
  ]);
  expect(menu.entries[0]?.to).toBe('/channel-dashboard');
});

test('a store with an existing charge has no broadcasts', () => {
  expect(JSON.stringify(menuOf({ ...merchant, chargeStatus: { status: 'existing' } }, pages))).not.toContain(
    'Broadcast',
  );
});

test('without a support chat, there is no menu entry for it', () => {
  expect(namesOf(menuOf({ ...merchant, hasSupportChat: false }, pages))).not.toContain('Customer Support');
});

test('a page for another role has no entry', () => {
  expect(namesOf(menuOf({ ...merchant, role: 'marketer' }, pages))).not.toContain('Exports');
  expect(namesOf(menuOf({ ...merchant, role: 'admin' }, pages))).toContain('Exports');
});

test('pages without a screen and empty groups are left out', () => {
  const menu = menuOf(
    merchant,
    pages.map((page) =>
      ['/dashboard', '/automation-wa'].includes(page.path) ? page : { ...page, screen: undefined },
    ),
  );
  expect(namesOf(menu)).toEqual(['Dashboard', ['WhatsApp', 'Auto Campaigns']]);
});

test.each([
  ['subscribers', false, true],
  ['subscribers', true, false],
  ['customerSupport', false, true],
  ['spinTheWheel', false, false],
])('with the flag %s set to %s, an entry is locked: %s', (flag, on, isLocked) => {
  const entries = menuOf({ ...merchant, planDetails: { features: { [flag]: on } } }, pages).entries;
  expect(entries.some((entry) => entry.isLocked)).toBe(isLocked);
});

test.each([
  ['free', true],
  ['unlimited', false],
] as const)('on the %s plan the menu has Plans & Pricing: %s', (planId, hasPlans) => {
  const planDetails = { ...merchant.planDetails, planId };
  expect(menuOf({ ...merchant, planDetails }, pages).hasPlans).toBe(hasPlans);
});
