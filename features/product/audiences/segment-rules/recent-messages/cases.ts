import type { RuleCase } from '../../contract/rule-case.ts';

const values = { checkValue1: 2, checkValue2: 30 };

export const cases: readonly RuleCase[] = [
  {
    case: 'exactly as many',
    values,
    person: { messages: [{ sentDaysAgo: 1 }, { sentDaysAgo: 30 }] },
    isIn: true,
  },
  {
    case: 'one message is too old',
    values,
    person: { messages: [{ sentDaysAgo: 1 }, { sentDaysAgo: 30.1 }] },
    isIn: false,
  },
  {
    case: 'test messages do not count',
    values,
    person: { messages: [{ sentDaysAgo: 1 }, { sentDaysAgo: 2, isTest: true }] },
    isIn: false,
  },
  {
    case: 'a single message',
    values: { checkValue1: '1', checkValue2: '30' },
    person: { messages: [{ sentDaysAgo: 9 }] },
    isIn: true,
  },
];
