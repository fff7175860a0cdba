import type { RuleCase } from '../../contract/rule-case.ts';

const city = { attribute: 'City', valueType: 'valueString' };
const points = { attribute: 'points', valueType: 'valueNumber' };
const birthday = { attribute: 'Birthday', valueType: 'valueDate' };

export const cases: readonly RuleCase[] = [
  {
    case: 'a text in any spelling',
    type: city,
    values: { operator: '=', checkValue: 'lyon' },
    person: { attributes: { City: 'Lyon' } },
    isIn: true,
  },
  {
    case: 'a text whose last letter is another one when it is small',
    type: city,
    values: { operator: '=', checkValue: 'ΠΕΙΡΑΙΑΣ' },
    person: { attributes: { City: 'ΠΕΙΡΑΙΑΣ' } },
    isIn: true,
  },
  {
    case: 'a text whose first letter is two signs when it is small',
    type: city,
    values: { operator: '=', checkValue: 'İstanbul' },
    person: { attributes: { City: 'İstanbul' } },
    isIn: true,
  },
  {
    case: 'a part of a text',
    type: city,
    values: { operator: '=', checkValue: 'Ly' },
    person: { attributes: { City: 'Lyon' } },
    isIn: false,
  },
  {
    case: 'a number that is more',
    type: points,
    values: { operator: '>', checkValue: '9.5' },
    person: { attributes: { Points: 10 } },
    isIn: true,
  },
  {
    case: 'a number that is the same',
    type: points,
    values: { operator: '<', checkValue: 10 },
    person: { attributes: { Points: 10 } },
    isIn: false,
  },
  {
    case: 'a day before',
    type: birthday,
    values: { operator: '<', checkDate1: '2000-02-01' },
    person: { attributes: { Birthday: '2000-01-31' } },
    isIn: true,
  },
  {
    case: 'a birthday of long ago, before a day of long ago',
    type: birthday,
    values: { operator: '<', checkDate1: '1960-01-01' },
    person: { attributes: { Birthday: '1955-06-30' } },
    isIn: true,
  },
  {
    case: 'a birthday of long ago, not after a later one',
    type: birthday,
    values: { operator: '>', checkDate1: '1990-05-15' },
    person: { attributes: { Birthday: '1955-06-30' } },
    isIn: false,
  },
  {
    case: 'a moment of a day that has begun in the shop',
    type: birthday,
    values: { operator: '=', checkDate1: '2000-01-30T23:00:00.000Z' },
    person: { attributes: { Birthday: '2000-01-31' } },
    isIn: true,
  },
  {
    case: 'no value',
    type: birthday,
    values: { operator: '<', checkDate1: '2000-02-01' },
    person: {},
    isIn: false,
  },
];
