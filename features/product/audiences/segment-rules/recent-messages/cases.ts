import type { RuleCase } from '../../contract/rule-case.ts';

const values = { checkValue1: 2, checkValue2: 30 };

export const cases: readonly RuleCase[] = [
  { case: 'as many', values, person: { messages: [{ sentDaysAgo: 1 }, { sentDaysAgo: 30 }] }, isIn: true },
  {
    case: 'one of them too long ago',
    values,
    person: { messages: [{ sentDaysAgo: 1 }, { sentDaysAgo: 30.1 }] },
    isIn: false,
  },
  {
    case: 'tests are left out',
    values,
    person: { messages: [{ sentDaysAgo: 1 }, { sentDaysAgo: 2, isTest: true }] },
    isIn: false,
  },
  {
    case: 'a single one',
    values: { checkValue1: '1', checkValue2: '30' },
    person: { messages: [{ sentDaysAgo: 9 }] },
    isIn: true,
  },
];
