import type { RuleCase } from '../../contract/rule-case.ts';

const days = { checkDate1: '2026-11-10', checkDate2: '2026-11-12' };

export const cases: readonly RuleCase[] = [
  { case: 'on the first day', values: days, person: { orders: [{ daysAgo: 10.4, amount: 1 }] }, isIn: false },
  {
    case: 'late on the last day',
    values: days,
    person: { orders: [{ daysAgo: 7.51, amount: 1 }] },
    isIn: false,
  },
  {
    case: 'just after the last day',
    values: days,
    person: { orders: [{ daysAgo: 7.49, amount: 1 }] },
    isIn: true,
  },
  {
    case: 'just before the first day',
    values: days,
    person: { orders: [{ daysAgo: 10.51, amount: 1 }] },
    isIn: true,
  },
  { case: 'never ordered', values: days, person: {}, isIn: true },
  {
    case: 'exactly that many days ago',
    values: { checkValue1: 7, checkValue2: 0 },
    person: { orders: [{ daysAgo: 7, amount: 1 }] },
    isIn: false,
  },
  {
    case: 'one second earlier',
    values: { checkValue1: 7, checkValue2: 0 },
    person: { orders: [{ daysAgo: 7 + 1 / 86_400, amount: 1 }] },
    isIn: true,
  },
];
