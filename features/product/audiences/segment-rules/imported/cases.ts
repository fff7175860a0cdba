import { CASE_IDS, type RuleCase } from '../../contract/rule-case.ts';

const values = { importId: CASE_IDS.importId };

export const cases: readonly RuleCase[] = [
  { case: 'on the list', values, person: { isImported: true }, isIn: true },
  { case: 'not on the list', values, person: {}, isIn: false },
];
