import { expect, it } from 'vitest';
import { estimateFinish, type FinishFacts } from './estimate-finish.ts';

const TEN = moment('10:00');
const PLAIN: FinishFacts = {
  startsAt: TEN,
  turns: [{ at: TEN, people: 36_000 }],
  isRecipientLocal: false,
  hasQuiet: false,
  canary: null,
  abTest: null,
  first: 36_000,
  others: [],
  overDay: 0,
  overPlan: 0,
  perSecond: 10,
};
const BY_RULE = { decidedBy: 'rule', decideAfterMinutes: 240 } as const;

it.each<[string, Partial<FinishFacts>, string | null, RegExp[]]>([
  ['takes as long as the number needs', {}, '11:00', []],
  ['has no end if nobody gets it', { turns: [] }, null, []],
  [
    'waits for people in later time zones',
    {
      isRecipientLocal: true,
      turns: [
        { at: moment('14:00'), people: 18_000 },
        { at: TEN, people: 18_000 },
      ],
    },
    '14:30',
    [/where they live/],
  ],
  [
    'waits for the end of people’s quiet hours',
    {
      hasQuiet: true,
      turns: [
        { at: TEN, people: 18_000 },
        { at: moment('19:00'), people: 600 },
      ],
    },
    '19:01',
    [/when those are over/],
  ],
  [
    'watches the first group before it sends the rest',
    { canary: { waitMinutes: 30 }, first: 600 },
    '11:29',
    [/watched for 30 minutes/],
  ],
  ['has no rest if everybody is in the first group', { canary: { waitMinutes: 30 } }, '11:00', []],
  [
    'waits for a test that decides automatically',
    { abTest: BY_RULE, first: 18_000 },
    '14:30',
    [/for 4 hours/],
  ],
  [
    'ends with the test if the merchant decides',
    { abTest: { ...BY_RULE, decidedBy: 'merchant' }, first: 18_000 },
    '10:30',
    [/your word/],
  ],
  [
    'waits for the number’s earlier messages',
    {
      others: [
        { at: moment('09:00'), people: 54_000 },
        { at: moment('10:01'), people: 99_000 },
      ],
    },
    '11:30',
    [/18,000 other messages/],
  ],
  [
    'does not wait for messages that are sent before its start',
    { others: [{ at: moment('08:00'), people: 600 }] },
    '11:00',
    [],
  ],
  ['names people who are not counted', { overDay: 5, overPlan: 5 }, '11:00', [/day’s limit/, /plan’s limit/]],
])('%s', (_name, change, at, reasons) => {
  const finish = estimateFinish({ ...PLAIN, ...change });
  expect(finish.at?.toISOString().slice(11, 16) ?? null).toBe(at);
  expect(finish.reasons).toEqual(reasons.map((reason) => expect.stringMatching(reason) as string));
});

it.each<[string, Partial<FinishFacts>, string | null]>([
  ['at the broadcast’s time', {}, '10:00'],
  ['never if nobody gets it', { turns: [] }, null],
  [
    'when the first quiet hours are over',
    {
      turns: [
        { at: moment('19:00'), people: 5 },
        { at: moment('18:00'), people: 5 },
      ],
    },
    '18:00',
  ],
  ['after the number’s other messages', { others: [{ at: moment('09:00'), people: 54_000 }] }, '10:30'],
])('sends the first message %s', (_name, change, at) => {
  const { firstAt } = estimateFinish({ ...PLAIN, ...change });
  expect(firstAt?.toISOString().slice(11, 16) ?? null).toBe(at);
});

function moment(time: string): Date {
  return new Date(`2026-11-27T${time}:00Z`);
}
