import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '#platform/language/reader.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { formatDayOfYear } from '#platform/ui-kit/format/day.ts';
import { getInboxNumbers, getInboxOrders, type InboxFigures } from '../../contract/number-calls.ts';
import { texts } from '../../texts/en.ts';
import { csvRows } from './columns.ts';
import { axisUnit, formatWait } from './format-wait.ts';
import { InboxNumbersPage } from './numbers-page.tsx';

const SHOP = { shopUrl: 'demo.myshopify.com', shopCurrency: 'EUR', shopTimeZone: 'Europe/Berlin' };
const t = texts.numbers;

const NONE: InboxFigures = {
  conversations: 0,
  answered: 0,
  unanswered: 0,
  answers: 0,
  first: null,
  all: null,
};
const TIMES = {
  open: { median: 240, ninth: 1800 },
  clock: { median: 7200, ninth: 95_400 },
};
const BUSY: InboxFigures = {
  conversations: 9,
  answered: 6,
  unanswered: 1,
  answers: 12,
  first: TIMES,
  all: TIMES,
};
const ANA = { memberId: '01989fd0-0000-7000-8000-0000000000a1', name: 'Ana', isProgram: false };
const NUMBERS = {
  hoursOn: true,
  total: BUSY,
  days: [
    { date: '2026-11-19', figures: BUSY },
    { date: '2026-11-20', figures: NONE },
  ],
  people: [
    {
      who: { memberId: '00000000-0000-0000-0000-000000000000', name: null, isProgram: false },
      figures: BUSY,
    },
    { who: ANA, figures: BUSY },
    {
      who: { memberId: '01989fd0-0000-7000-8000-0000000000d1', name: 'Chatbot', isProgram: true },
      figures: BUSY,
    },
    { who: null, figures: BUSY },
  ],
};
const ORDERS = {
  currencyCode: 'EUR',
  readHours: 24,
  total: { orders: 3, revenueMinor: 9900 },
  days: [{ date: '2026-11-19', orders: 3, revenueMinor: 9900 }],
  people: [
    { who: ANA, orders: 2, revenueMinor: 6600 },
    {
      who: { memberId: '01989fd0-0000-7000-8000-0000000000c1', name: 'Cleo', isProgram: false },
      orders: 1,
      revenueMinor: 3300,
    },
  ],
};

function open(address = '/inbox/numbers') {
  return mountScreen(<InboxNumbersPage merchant={SHOP} />, { address });
}

const panel = (name: string) => screen.findByRole('region', { name });
const figure = async (name: string) => {
  const inside = within(await panel(t.summary));
  return inside.getByText(name).parentElement?.lastElementChild?.textContent;
};
const rowOf = (name: string) => within(screen.getByText(name).closest('tr') as HTMLElement);

describe('the report', () => {
  it('shows the times within opening hours, and by the clock on demand', async () => {
    fakeApi.answer(getInboxNumbers, NUMBERS);
    fakeApi.answer(getInboxOrders, ORDERS);
    const { user } = open();
    expect(await figure(t.firstTypical)).toBe(formatWait(240));
    expect(await figure(t.waiting)).toBe('2');
    await user.selectOptions(screen.getByRole('combobox', { name: t.times }), t.byClock);
    expect(await figure(t.firstNinth)).toBe(formatWait(95_400));
    screen.getByText(fill(t.ordersWhy, { span: '1 day' }));
  });

  it('names everybody who answered, also those who left, programs and another app', async () => {
    fakeApi.answer(getInboxNumbers, NUMBERS);
    fakeApi.answer(getInboxOrders, ORDERS);
    open();
    await screen.findByText('€99.00');
    screen.getByText(texts.thread.owner);
    screen.getByText(t.otherApp);
    rowOf('Ana').getByText('€66.00');
    rowOf('Cleo').getByText('€33.00');
    screen.getByText('Chatbot (program)');
  });

  it('shows the days as a table, the newest first', async () => {
    fakeApi.answer(getInboxNumbers, NUMBERS);
    fakeApi.answer(getInboxOrders, ORDERS);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: t.asTable }));
    const rows = within(await panel(fill(t.tableOf, { panel: t.byDay }))).getAllByRole('row');
    expect(rows.map((row) => row.firstElementChild?.textContent)).toEqual([
      t.day,
      formatDayOfYear('2026-11-20'),
      formatDayOfYear('2026-11-19'),
    ]);
    expect(within(rows[1] as HTMLElement).getAllByText('–')).toHaveLength(4);
  });

  it('has one kind of time for a shop without opening hours', async () => {
    fakeApi.answer(getInboxNumbers, { ...NUMBERS, hoursOn: false });
    fakeApi.answer(getInboxOrders, { ...ORDERS, readHours: 0 });
    open();
    expect(await figure(t.firstTypical)).toBe(formatWait(7200));
    expect(screen.queryByRole('combobox', { name: t.times })).toBeNull();
    screen.getByRole('link', { name: t.setHours });
    await screen.findByText(t.ordersOff);
  });

  it('says so if orders cannot be loaded, and shows the rest', async () => {
    fakeApi.answer(getInboxNumbers, NUMBERS);
    fakeApi.loseConnection(getInboxOrders);
    open();
    await screen.findByRole('alert');
    expect(await figure(t.orders)).toBe('–');
    expect(await figure(t.conversations)).toBe('9');
  });
});

it('asks for the chosen days, which are in the address', async () => {
  fakeApi.answer(getInboxNumbers, { ...NUMBERS, total: NONE, people: [] });
  const { user } = open('/inbox/numbers?days=7');
  await screen.findByText(t.empty);
  await user.selectOptions(screen.getByRole('combobox', { name: t.period }), t.last90);
  await screen.findByText(t.empty);
  expect(fakeApi.requests(getInboxNumbers).map(({ query }) => query.days)).toEqual(['7', '90']);
});

it('says that the report could not be loaded', async () => {
  fakeApi.loseConnection(getInboxNumbers);
  open();
  await screen.findByRole('alert');
});

it('writes times as minutes and money in whole units into files', () => {
  const [head, row] = csvRows('Day', [{ key: 'a', name: 'Ana', figures: BUSY, orders: ORDERS.total }], 'EUR');
  expect(head).toHaveLength(row?.length ?? 0);
  expect(row).toEqual(['Ana', 9, 6, 1, 2, 12, 4, 120, 30, 1590, 4, 120, 30, 1590, 3, 99]);
});

it.each([
  [0, '0 sec'],
  [59, '59 sec'],
  [754, '12 min'],
  [12_000, '3 hr 20 min'],
  [95_400, '1 day 2 hr'],
])('formats %s seconds', (seconds, shown) =>
  expect(formatWait(seconds).replaceAll('\u00A0', ' ')).toBe(shown),
);

it.each([
  [50, 1, '50 sec'],
  [4000, 60, '50 min'],
  [20_000, 3600, '50 hr'],
  [500_000, 86_400, '50 days'],
])('labels an axis up to %s seconds in a unit with round numbers', (longest, size, label) => {
  const unit = axisUnit(longest);
  expect(unit.size).toBe(size);
  expect(unit.format(50).replaceAll('\u00A0', ' ')).toBe(label);
});
