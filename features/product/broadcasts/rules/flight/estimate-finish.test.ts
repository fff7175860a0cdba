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
  ['takes as long as the number’s pace', {}, '11:00', []],
  ['is over at once where nobody gets it', { turns: [] }, null, []],
  [
    'waits for the last who live where it is that time later',
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
    'waits for those with quiet hours until they are over',
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
    'watches the first group before the rest goes',
    { canary: { waitMinutes: 30 }, first: 600 },
    '11:29',
    [/watched for 30 minutes/],
  ],
  ['has no rest where the first group is everybody', { canary: { waitMinutes: 30 } }, '11:00', []],
  ['waits for a test that decides itself', { abTest: BY_RULE, first: 18_000 }, '14:30', [/for 4 hours/]],
  [
    'ends with the test where the merchant decides',
    { abTest: { ...BY_RULE, decidedBy: 'merchant' }, first: 18_000 },
    '10:30',
    [/your word/],
  ],
  [
    'goes behind what the number has to send already',
    {
      others: [
        { at: moment('09:00'), people: 54_000 },
        { at: moment('10:01'), people: 99_000 },
      ],
    },
    '11:30',
    [/18,000 other messages/],
  ],
  ['does not wait for what is gone by then', { others: [{ at: moment('08:00'), people: 600 }] }, '11:00', []],
  ['says who is not counted', { overDay: 5, overPlan: 5 }, '11:00', [/day’s limit/, /plan’s limit/]],
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
])('the first message goes %s', (_name, change, at) => {
  const { firstAt } = estimateFinish({ ...PLAIN, ...change });
  expect(firstAt?.toISOString().slice(11, 16) ?? null).toBe(at);
});

function moment(time: string): Date {
  return new Date(`2026-11-27T${time}:00Z`);
}
