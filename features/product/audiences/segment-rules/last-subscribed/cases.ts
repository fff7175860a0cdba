import type { RuleCase } from '../../contract/rule-case.ts';

const values = { checkDate1: '2026-11-10T23:30:00.000Z', checkDate2: '2026-11-12' };

export const cases: readonly RuleCase[] = [
  {
    case: 'a time means its day in the shop’s time zone',
    values,
    person: { subscribedDaysAgo: 10 },
    isIn: false,
  },
  { case: 'on the last day', values, person: { subscribedDaysAgo: 8 }, isIn: true },
];
