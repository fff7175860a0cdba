import { expect, it } from 'vitest';
import { writeCsv } from '#platform/csv/write-csv.ts';
import type { PastMessage } from '../../contract/past-calls.ts';
import { pastCsv } from './past-csv.ts';

const LENA: PastMessage = {
  key: 'checkout:1 d1',
  person: { subscriberId: 's1', name: '=Lena', phoneShown: '+49 1511 2345901' },
  eventAt: '2026-11-22T10:00:00.000Z',
  amountMinor: 4995,
  currency: 'EUR',
  dripId: 'd2',
  outcome: 'sent',
  at: '2026-11-22T23:30:00.000Z',
  whySentence: null,
  waitedSentence: 'It would have waited for the quiet hours to end.',
};

it.each<[string, Partial<PastMessage>, (string | null)[]]>([
  [
    'a message that would have been sent, in the shop’s time zone',
    {},
    [
      '2026-11-23 00:30:00',
      '=Lena',
      '+4915112345901',
      '2026-11-22 11:00:00',
      '49.95',
      'EUR',
      'Message 2',
      'It would have waited for the quiet hours to end.',
    ],
  ],
  [
    'the reason for no message, with an unknown person and without an amount',
    { person: null, amountMinor: null, currency: null, whySentence: 'They ordered.', waitedSentence: null },
    ['2026-11-23 00:30:00', null, null, '2026-11-22 11:00:00', null, null, 'They ordered.', null],
  ],
  [
    'an amount in a currency with three decimals',
    { amountMinor: 1500, currency: 'KWD', whySentence: 'No.', waitedSentence: null },
    ['2026-11-23 00:30:00', '=Lena', '+4915112345901', '2026-11-22 11:00:00', '1.500', 'KWD', 'No.', null],
  ],
])('has a row with %s', (_name, changed, row) => {
  const rows = pastCsv([{ ...LENA, ...changed }], { timeZone: 'Europe/Berlin', drips: ['d1', 'd2'] });
  expect(rows[0]).toHaveLength(row.length);
  expect(rows[1]).toEqual(row);
});

it('protects numbers from conversion and names from running as formulas', () => {
  const file = writeCsv(pastCsv([LENA], { timeZone: 'Europe/Berlin', drips: ['d1'] }));
  expect(file).toContain('"\'=Lena","+4915112345901"');
});
