import { expect, it } from 'vitest';
import type { ReportRow } from '#features/product/message-log/server/index.ts';
import { reportColumns, toReportCells } from './report-cells.ts';

const ROW: ReportRow = {
  at: new Date('2026-07-01T22:30:00Z'),
  channel: 'WhatsApp',
  campaign: 'Abandoned cart',
  drip: 'abandonedCart1',
  name: 'Lena Vogt',
  phone: '+4915215550101',
  state: 'read',
  stateWord: 'Read',
  why: null,
  readAt: new Date('2026-07-01T23:00:05Z'),
  clickedAt: null,
  orderNames: ['#1001', '#1002'],
  revenueMinor: 4995,
};

it('writes times in the reader’s time zone, with a cell for each column', () => {
  const reader = { timeZone: 'Europe/Berlin', currency: 'EUR' };
  expect(toReportCells(ROW, reader)).toEqual([
    '2026-07-02 00:30:00',
    'WhatsApp',
    'Abandoned cart',
    'abandonedCart1',
    'Lena Vogt',
    '+4915215550101',
    'Read',
    null,
    '2026-07-02 01:00:05',
    null,
    '#1001 #1002',
    '49.95',
  ]);
  expect(reportColumns('Europe/Berlin', 'EUR')).toHaveLength(12);
});

it.each([
  ['JPY', 4995, '4995'],
  ['KWD', 4995, '4.995'],
  ['EUR', 0, '0.00'],
  ['EUR', null, null],
])('writes amounts of %s with the currency’s decimals', (currency, revenueMinor, written) => {
  expect(toReportCells({ ...ROW, revenueMinor }, { timeZone: 'UTC', currency }).at(-1)).toBe(written);
});
