import { CASE_IDS, type RuleCase } from '../../contract/rule-case.ts';

const values = { segmentId: CASE_IDS.segmentId };

export const cases: readonly RuleCase[] = [
  {
    case: 'in the segment',
    values,
    person: {
      orders: [
        { daysAgo: 2, amount: 1 },
        { daysAgo: 3, amount: 1 },
      ],
    },
    isIn: true,
  },
  { case: 'not in the segment', values, person: {}, isIn: false },
];
