import { expect, it } from 'vitest';
import type { MessageRow } from '#features/product/message-log/contract/message-row.ts';
import { bubbleOf } from '#platform/channel/bubble.ts';
import { writeCsv } from '#platform/csv/write-csv.ts';
import type { TimelineEntry } from '../../contract/person-calls.ts';
import { timelineCsv } from './timeline-csv.ts';

const PLAIN = { isTap: false, answers: null, file: null };
const MESSAGE: MessageRow = {
  messageId: 'm1',
  createdAt: '2026-11-22T23:30:00.000Z',
  channel: 'WA',
  sourceType: 'broadcast',
  sourceId: 'b1',
  sourceName: 'Spring',
  isTest: false,
  person: { subscriberId: 's1', name: 'Lena', phoneShown: null, phone: null, email: null },
  state: 'read',
  reason: null,
  failure: null,
  until: null,
  sentAt: null,
  clickedAt: null,
  earned: null,
};
const at = '2026-11-22T23:30:00.000Z';
const ORDER = { entryId: 'o', at, kind: 'order', orderId: 'o1', name: '#1', isCancelled: false } as const;
const EARNED = {
  messageId: 'm1',
  sourceType: 'broadcast',
  sourceName: 'Spring',
  touchKind: 'click',
  amountMinor: 1500,
  returnedMinor: 0,
} as const;

it.each<[string, TimelineEntry, (string | null)[]]>([
  [
    'a message with all its texts',
    {
      entryId: 'm',
      at,
      kind: 'message',
      message: MESSAGE,
      bubbles: [bubbleOf({ heading: 'Sale', text: 'Ten off' }), bubbleOf({ text: '=1+1' })],
    },
    ['Broadcast “Spring”', 'Read', 'Sale\nTen off\n=1+1', null, null, 'm1', null],
  ],
  [
    'an order with the message that earned it, in a currency with three decimals',
    { ...ORDER, totalMinor: 1500, currency: 'KWD', credit: EARNED },
    [
      'Ordered #1',
      'Earned by Broadcast “Spring”, because its link was tapped before the order',
      null,
      '1.500',
      'KWD',
      'm1',
      'o1',
    ],
  ],
  [
    'a cancelled order, in a currency without decimals',
    { ...ORDER, isCancelled: true, totalMinor: 1500, currency: 'JPY', credit: null },
    ['Cancelled order #1', null, null, '1500', 'JPY', null, 'o1'],
  ],
  [
    'a text from the person',
    { entryId: 'i', at, kind: 'inbound', text: 'Is it blue?', what: 'text', ...PLAIN },
    ['Wrote to you', null, 'Is it blue?', null, null, null, null],
  ],
  [
    'a picture from the person',
    { entryId: 'i', at, kind: 'inbound', text: null, what: 'image', ...PLAIN },
    ['Sent you a picture', null, null, null, null, null, null],
  ],
  [
    'a tap',
    { entryId: 'c', at, kind: 'click', messageId: 'm1' },
    ['Tapped the link in a message', null, null, null, null, 'm1', null],
  ],
  [
    'a cart',
    { entryId: 'k', at, kind: 'cart', totalMinor: 995, currency: 'EUR' },
    ['Left a cart', null, null, '9.95', 'EUR', null, null],
  ],
])('has a row for %s', (_name, entry, row) => {
  const rows = timelineCsv([entry], 'Europe/Berlin');
  expect(rows[0]).toHaveLength(row.length + 1);
  expect(rows[1]).toEqual(['2026-11-23 00:30:00', ...row]);
});

it('contains no spreadsheet formulas', () => {
  const expected: TimelineEntry = {
    entryId: 'i',
    at,
    kind: 'inbound',
    text: '=HYPERLINK("x")',
    what: 'text',
    ...PLAIN,
  };
  expect(writeCsv(timelineCsv([expected], 'UTC'))).toContain('"\'=HYPERLINK(""x"")"');
});
