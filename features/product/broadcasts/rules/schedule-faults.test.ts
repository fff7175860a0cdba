import { expect, it } from 'vitest';
import { costGrowth } from '#platform/testing/cost-growth.ts';
import {
  missingDetail,
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
  ['without faults', {}, null],
  ['at the current time', { scheduledAt: NOW }, null],
  ['before its people are counted', { audienceCount: null }, null],
  ['without a template', { texts: [] }, 'DETAILS_NOT_FILLED'],
  ['with an empty variable', value(''), 'TEMPLATE_VARIABLES_NOT_FILLED'],
  ['with a variable of spaces', value('  '), 'TEMPLATE_VARIABLES_NOT_FILLED'],
  ['with a line break in a variable', value('Blue\nscarf'), 'TEMPLATE_VARIABLES_FILLED_WRONG'],
  ['with a tab in a variable', value('Blue\tscarf'), 'TEMPLATE_VARIABLES_FILLED_WRONG'],
  ['with four spaces in a row', value('Blue    scarf'), null],
  ['with five spaces in a row', value('Blue     scarf'), 'TEMPLATE_VARIABLES_FILLED_WRONG'],
  ['with a line break in the offer text, which is removed', text({ offerText: 'Ten\noff' }), null],
  ['with a tab in the offer text', text({ offerText: 'Ten\toff' }), 'TEMPLATE_VARIABLES_FILLED_WRONG'],
  ['with a rule without its values', { isAudienceFilled: false }, 'DETAILS_NOT_FILLED'],
  ['without a time', { scheduledAt: null }, 'DETAILS_NOT_FILLED'],
  ['in the past', { scheduledAt: new Date(NOW.getTime() - 1) }, 'SCHEDULE_TIME_BEFORE_NOW'],
  ['without a required offer text', text({ offerText: ' ' }), 'DETAILS_NOT_FILLED'],
  ['without an unneeded offer text', text({ wantsOfferText: false, offerText: '' }), null],
  ['without a required support number', { supportNumber: '' }, 'SUPPORT_NUMBER_INVALID'],
  ['with letters in the support number', { supportNumber: '49 call me' }, 'SUPPORT_NUMBER_INVALID'],
  ['with only signs in the support number', { supportNumber: '+-' }, 'SUPPORT_NUMBER_INVALID'],
  ['without an unneeded support number', { supportNumber: '', ...text({ wantsSupportNumber: false }) }, null],
  ['with an invalid address of a link', text({ addresses: ['the sale'] }), 'LINK_ADDRESS_INVALID'],
  ['with an empty audience', { audienceCount: 0 }, 'AUDIENCE_COUNT_ZERO'],
  ['with a fault in text B of its test', { texts: [TEXT, { ...TEXT, offerText: '' }] }, 'DETAILS_NOT_FILLED'],
])('a broadcast %s', (_name, change, reason) => {
  expect(scheduleRefusalReason({ ...READY, ...change })).toBe(reason);
});

it.each<[string, Partial<ScheduleFacts>]>([
  ['template', { texts: [], isAudienceFilled: false, scheduledAt: null }],
  ['rules', { isAudienceFilled: false, scheduledAt: null }],
  ['time', { scheduledAt: null, ...text({ offerText: '' }) }],
  ['offer', text({ offerText: '' })],
])('names the %s as the first missing detail', (missing, change) => {
  const facts = { ...READY, ...change };
  expect([scheduleRefusalReason(facts), missingDetail(facts)]).toEqual(['DETAILS_NOT_FILLED', missing]);
});

it('reports faults in the order of the specification', () => {
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

it('removes line breaks from the offer text', () => {
  expect(withoutNewLines(' Ten off\r\n\n  today ')).toBe('Ten off today');
});

it('needs linear time for an offer text of spaces', () => {
  expect(costGrowth((length) => withoutNewLines(`a${' '.repeat(length)}b`))).toBeLessThan(6);
});
