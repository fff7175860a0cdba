import { describe, expect, it } from 'vitest';
import { ONLY_ONE } from '#features/engine/messaging/contract/source.ts';
import { countChanges, type CountedCredit } from './credit-counts.ts';
import { describeBilled } from './describe-billed.ts';
import { percentOf } from './percent.ts';
import { COUNTED, totalsOf, type Counted } from './totals.ts';
import { typeOfSource } from './type-of-source.ts';

const source = { kind: 'campaign', type: 'abandonedCart', id: null } as CountedCredit['source'];
const credit = (changes: Partial<CountedCredit> = {}): CountedCredit => ({
  channel: 'WA',
  source,
  touchKind: 'click',
  lines: [{ isOrder: true, day: '2026-11-20', amountMinor: 2400 }],
  ...changes,
});
const change = { day: '2026-11-20', channel: 'WA', source } as const;

describe('daily counts change', () => {
  it.each<[string, CountedCredit[], CountedCredit[], object[]]>([
    [
      'by a new credit',
      [],
      [credit()],
      [{ ...change, orders: 1, revenueMinor: 2400, clickOrders: 1, clickRevenueMinor: 2400 }],
    ],
    [
      'by a credit that is removed',
      [credit()],
      [],
      [{ ...change, orders: -1, revenueMinor: -2400, clickOrders: -1, clickRevenueMinor: -2400 }],
    ],
    [
      'by a code in the same way as by a click',
      [],
      [credit({ touchKind: 'code' })],
      [{ ...change, orders: 1, revenueMinor: 2400, clickOrders: 1, clickRevenueMinor: 2400 }],
    ],
    [
      'without clicks, by a read',
      [],
      [credit({ touchKind: 'read' })],
      [{ ...change, orders: 1, revenueMinor: 2400, clickOrders: 0, clickRevenueMinor: 0 }],
    ],
    ['by nothing if the credit stays the same', [credit()], [credit()], []],
    [
      'only in clicks if a read becomes a click',
      [credit({ touchKind: 'read' })],
      [credit()],
      [{ ...change, orders: 0, revenueMinor: 0, clickOrders: 1, clickRevenueMinor: 2400 }],
    ],
    [
      'only in money after a partial refund',
      [],
      [credit({ lines: [{ isOrder: false, day: '2026-11-20', amountMinor: -500 }] })],
      [{ ...change, orders: 0, revenueMinor: -500, clickOrders: 0, clickRevenueMinor: -500 }],
    ],
    [
      'only in orders for an order without a value',
      [],
      [credit({ touchKind: 'read', lines: [{ isOrder: true, day: '2026-11-20', amountMinor: 0 }] })],
      [{ ...change, orders: 1, revenueMinor: 0, clickOrders: 0, clickRevenueMinor: 0 }],
    ],
    [
      'only in orders if a read’s credit moves to an order without a value',
      [credit({ touchKind: 'read', lines: [{ isOrder: false, day: '2026-11-20', amountMinor: 900 }] })],
      [credit({ touchKind: 'read', lines: [{ isOrder: false, day: '2026-11-20', amountMinor: 950 }] })],
      [{ ...change, orders: 0, revenueMinor: 50, clickOrders: 0, clickRevenueMinor: 0 }],
    ],
  ])('%s', (_case, before, after, changes) => {
    expect(countChanges(before, after)).toEqual(changes);
  });

  it('separately for each day, channel and source', () => {
    const lines = ['2026-11-20', '2026-11-21'].map((day) => ({ isOrder: true, day, amountMinor: 1 }));
    const sources = [
      source,
      { ...source, id: 'b-1' },
      { ...source, type: 'welcome' },
      { ...source, kind: 'broadcast' },
    ] as CountedCredit['source'][];
    const after = sources.map((one) => credit({ source: one, lines }));
    expect(countChanges([], [...after, credit({ channel: 'FB' })])).toHaveLength(9);
  });

  it('treats a source without an id as the only source', () => {
    const only = credit({ source: { ...source, id: ONLY_ONE } });
    expect(countChanges([credit()], [only])).toEqual([]);
  });
});

describe('totals', () => {
  const counted = (changes: Partial<Counted>): Counted => ({
    ...(Object.fromEntries(COUNTED.map((name) => [name, 0])) as Counted),
    ...changes,
  });

  it('are zero without days', () => {
    for (const value of Object.values(totalsOf([]))) expect(value).toBe(0);
    expect(Object.keys(totalsOf([]))).toHaveLength(COUNTED.length + 4);
  });

  it('are summed, with rates of delivered messages and impressions', () => {
    const day = counted({
      delivered: 2,
      read: 1,
      clicked: 1,
      orders: 1,
      revenueMinor: 1001,
      impressions: 8,
      optIns: 1,
    });
    expect(totalsOf([day, counted({ delivered: 1, sent: 5, orders: 1 })])).toMatchObject({
      sent: 5,
      delivered: 3,
      orders: 2,
      revenueMinor: 1001,
      avgOrderValueMinor: 501,
      optInRate: 12.5,
      readRate: 33.33,
      clickRate: 33.33,
    });
  });

  it('of one order have its value as the average', () => {
    expect(totalsOf([counted({ orders: 1, revenueMinor: 700 })]).avgOrderValueMinor).toBe(700);
  });
});

it.each([
  [1, 3, 33.33],
  [2, 3, 66.67],
  [1, 1, 100],
  [0, 5, 0],
  [5, 0, 0],
])('%i of %i is %d percent', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});

it.each([
  [true, 'code', 'Plans that bill on revenue count it: its code was used.'],
  [true, 'click', 'Plans that bill on revenue count it: a code or a click within 5 days led to it.'],
  [true, null, 'Plans that bill on revenue count it: a code or a click within 5 days led to it.'],
  [false, 'read', 'Plans that bill on revenue do not count it: it was only read.'],
  [false, null, 'Plans that bill on revenue do not count it: no message led to it.'],
  [false, 'click', 'Plans that bill on revenue do not count it: the click lies more than 5 days before it.'],
] as const)('explains why an order is billed: %s, credited by %s', (isBilled, credited, sentence) => {
  expect(describeBilled(isBilled, credited)).toBe(sentence);
});

it.each([
  [undefined, undefined],
  ['all', undefined],
  ['allOptins', undefined],
  ['genericPopup', 'visualPopup'],
  ['abandonedCart', 'abandonedCart'],
])('the source %s stands for the type %s', (asked, type) => {
  expect(typeOfSource(asked)).toBe(type);
});
