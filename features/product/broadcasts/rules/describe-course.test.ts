import { expect, it } from 'vitest';
import { USUAL_AB_TEST } from '../contract/ab-test.ts';
import { describeCourse } from './describe-course.ts';

it.each([
  [
    'the merchant chooses',
    {},
    '20% of the people get it first, half of them text A, half text B. After 4 hours you choose which text the rest gets, by how many tapped its link. Anyone who has got nothing two days later gets nothing.',
  ],
  [
    'the rule chooses, and some people are held out',
    { holdOutPercent: 5, decidedBy: 'rule', metric: 'read', decideAfterMinutes: 90 },
    '20% of the people get it first, half of them text A, half text B. Before that, 5% of the audience is held out and gets nothing. After 90 minutes the rest gets the text that more people read, as soon as the difference is more than chance. Anyone who has got nothing two days later gets nothing.',
  ],
  [
    'everybody is in the test',
    { testPercent: 100, metric: 'ordered' },
    'Half of the people get text A, half text B. They are compared by how many ordered.',
  ],
] as const)('%s', (_name, change, expected) => {
  expect(describeCourse({ ...USUAL_AB_TEST, ...change })).toBe(expected);
});
