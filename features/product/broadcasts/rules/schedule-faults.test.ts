import { expect, it } from 'vitest';
import { costGrowth } from '#platform/testing/cost-growth.ts';
import {
  scheduleRefusalReason,
  withoutNewLines,
  type ScheduleFacts,
  type TextFacts,
} from './schedule-faults.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const TEXT: TextFacts = {
  variables: [{ name: 'product', value: 'Blue scarf' }],
  wantsOfferText: true,
  offerText: 'Ten off',
  wantsSupportNumber: true,
  addresses: ['', 'shop.example/sale'],
};
const BAD_LINK: TextFacts = { ...TEXT, addresses: ['the sale'] };
const READY: ScheduleFacts = {
  texts: [TEXT],
  supportNumber: '+49-15112345678',
  isAudienceFilled: true,
  scheduledAt: new Date(NOW.getTime() + 1000),
  now: NOW,
  audienceCount: 1,
};
const text = (change: Partial<TextFacts>) => ({ texts: [{ ...TEXT, ...change }] });
const value = (given: string) => text({ variables: [{ name: 'product', value: given }] });

it.each<[string, Partial<ScheduleFacts>, string | null]>([
  ['with everything in its place', {}, null],
  ['at this very moment', { scheduledAt: NOW }, null],
  ['while its people are not counted', { audienceCount: null }, null],
  ['without a template', { texts: [] }, 'DETAILS_NOT_FILLED'],
  ['with an empty variable', value(''), 'TEMPLATE_VARIABLES_NOT_FILLED'],
  ['with a variable of spaces', value('  '), 'TEMPLATE_VARIABLES_NOT_FILLED'],
  ['with a line break in a variable', value('Blue\nscarf'), 'TEMPLATE_VARIABLES_FILLED_WRONG'],
  ['with a tab in a variable', value('Blue\tscarf'), 'TEMPLATE_VARIABLES_FILLED_WRONG'],
  ['with four spaces in a row', value('Blue    scarf'), null],
  ['with five spaces in a row', value('Blue     scarf'), 'TEMPLATE_VARIABLES_FILLED_WRONG'],
  ['with a line break in the offer text, which is taken out', text({ offerText: 'Ten\noff' }), null],
  ['with a tab in the offer text', text({ offerText: 'Ten\toff' }), 'TEMPLATE_VARIABLES_FILLED_WRONG'],
  ['with a rule without its values', { isAudienceFilled: false }, 'DETAILS_NOT_FILLED'],
  ['without a time', { scheduledAt: null }, 'DETAILS_NOT_FILLED'],
  ['in the past', { scheduledAt: new Date(NOW.getTime() - 1) }, 'SCHEDULE_TIME_BEFORE_NOW'],
  ['without the offer text that it wants', text({ offerText: ' ' }), 'DETAILS_NOT_FILLED'],
  ['without an offer text that nobody wants', text({ wantsOfferText: false, offerText: '' }), null],
  ['without the support number that it wants', { supportNumber: '' }, 'SUPPORT_NUMBER_INVALID'],
  ['with letters in the support number', { supportNumber: '49 call me' }, 'SUPPORT_NUMBER_INVALID'],
  ['with signs alone', { supportNumber: '+-' }, 'SUPPORT_NUMBER_INVALID'],
  [
    'without a support number that nobody wants',
    { supportNumber: '', ...text({ wantsSupportNumber: false }) },
    null,
  ],
  ['with no address behind a link', text({ addresses: ['the sale'] }), 'LINK_ADDRESS_INVALID'],
  ['for nobody', { audienceCount: 0 }, 'AUDIENCE_COUNT_ZERO'],
  [
    'with a fault in the other text of its test',
    { texts: [TEXT, { ...TEXT, offerText: '' }] },
    'DETAILS_NOT_FILLED',
  ],
])('a broadcast %s', (_name, change, reason) => {
  expect(scheduleRefusalReason({ ...READY, ...change })).toBe(reason);
});

it('asks in the order of the document', () => {
  const reasons: (string | null)[] = [];
  const wrong: Partial<ScheduleFacts> = {
    texts: [
      {
        ...TEXT,
        variables: [
          { name: 'a', value: '' },
          { name: 'b', value: 'x\ty' },
        ],
        offerText: '',
        addresses: ['the sale'],
      },
    ],
    isAudienceFilled: false,
    scheduledAt: new Date(0),
    supportNumber: 'x',
    audienceCount: 0,
  };
  const mend: Partial<ScheduleFacts>[] = [
    {},
    { texts: [{ ...BAD_LINK, variables: [{ name: 'b', value: 'x\ty' }], offerText: '' }] },
    { texts: [{ ...BAD_LINK, offerText: '' }] },
    { isAudienceFilled: true },
    { scheduledAt: NOW },
    { texts: [BAD_LINK] },
    { supportNumber: '1' },
    { texts: [TEXT] },
    { audienceCount: 2 },
  ];
  let facts: ScheduleFacts = { ...READY, ...wrong };
  for (const change of mend) {
    facts = { ...facts, ...change };
    reasons.push(scheduleRefusalReason(facts));
  }
  expect(reasons).toEqual([
    'TEMPLATE_VARIABLES_NOT_FILLED',
    'TEMPLATE_VARIABLES_FILLED_WRONG',
    'DETAILS_NOT_FILLED',
    'SCHEDULE_TIME_BEFORE_NOW',
    'DETAILS_NOT_FILLED',
    'SUPPORT_NUMBER_INVALID',
    'LINK_ADDRESS_INVALID',
    'AUDIENCE_COUNT_ZERO',
    null,
  ]);
});

it('takes line breaks out of the offer text', () => {
  expect(withoutNewLines(' Ten off\r\n\n  today ')).toBe('Ten off today');
});

it('takes no longer for each blank of an offer text of blanks', () => {
  expect(costGrowth((length) => withoutNewLines(`a${' '.repeat(length)}b`))).toBeLessThan(6);
});
