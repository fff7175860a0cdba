import { expect, test } from 'vitest';
import { menuOf, type Menu, type MenuFacts } from './menu.ts';

const facts: MenuFacts = {
  isOldStore: false,
  charge: 'active',
  features: {},
  hasSupportChat: true,
  hasScreen: () => true,
};
const namesOf = ({ first, groups, entries }: Menu) => [
  ...first.map((entry) => entry.name),
  ...groups.map((group) => [group.name, ...group.entries.map((entry) => entry.name)]),
  ...entries.map((entry) => entry.name),
];

test('a current store has two channels, and what is common to both', () => {
  expect(namesOf(menuOf(facts))).toEqual([
    'Dashboard',
    ['WhatsApp', 'Dashboard', 'Auto Campaigns', 'Broadcast Campaigns', 'Opt-in Tools'],
    ['Facebook', 'Dashboard', 'Auto Campaigns', 'Opt-in Tools'],
    'Messages',
    'Sender health',
    'Customer Support',
    'Templates',
    'Subscribers',
    'Settings',
  ]);
});

test('where icons stand alone, no two entries look or sound alike', () => {
  const { first, groups, entries } = menuOf(facts);
  const dashboards = [...first, ...groups.flatMap((group) => group.entries)].filter(
    ({ name }) => name === 'Dashboard',
  );
  expect(new Set(dashboards.map(({ icon }) => icon)).size).toBe(3);
  const all = [...first, ...groups.flatMap((group) => group.entries), ...entries];
  expect(new Set(all.map(({ fullName }) => fullName)).size).toBe(all.length);
});

test('an old store has a flat menu', () => {
  const menu = menuOf({ ...facts, isOldStore: true });
  expect(namesOf(menu)).toEqual(['Dashboard', 'Auto Campaign', 'Opt-in Tools', 'Subscribers', 'Settings']);
  expect(menu.entries[0]?.to).toBe('/channel-dashboard');
});

test('broadcasts are hidden while the charge is existing', () => {
  expect(JSON.stringify(menuOf({ ...facts, charge: 'existing' }))).not.toContain('Broadcast');
});

test('without a support chat there is no entry for it', () => {
  expect(namesOf(menuOf({ ...facts, hasSupportChat: false }))).not.toContain('Customer Support');
});

test('what has no screen is left out, and with it an empty group', () => {
  const menu = menuOf({ ...facts, hasScreen: (page) => page === '/dashboard' || page === '/automation-wa' });
  expect(namesOf(menu)).toEqual(['Dashboard', ['WhatsApp', 'Auto Campaigns']]);
});

test.each([
  ['subscribers', false, true],
  ['subscribers', true, false],
  ['customerSupport', false, true],
  ['spinTheWheel', false, false],
])('the flag %s %s locks: %s', (flag, on, isLocked) => {
  const entries = menuOf({ ...facts, features: { [flag]: on } }).entries;
  expect(entries.some((entry) => entry.isLocked)).toBe(isLocked);
});
