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
    case: 'a text whose last letter has another lower-case form',
    type: city,
    values: { operator: '=', checkValue: 'ΠΕΙΡΑΙΑΣ' },
    person: { attributes: { City: 'ΠΕΙΡΑΙΑΣ' } },
    isIn: true,
  },
  {
    case: 'a text whose first letter has two characters in lower case',
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
    case: 'a greater number',
    type: points,
    values: { operator: '>', checkValue: '9.5' },
    person: { attributes: { Points: 10 } },
    isIn: true,
  },
  {
    case: 'the same number',
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
    case: 'an early birthday, before a later day',
    type: birthday,
    values: { operator: '<', checkDate1: '1960-01-01' },
    person: { attributes: { Birthday: '1955-06-30' } },
    isIn: true,
  },
  {
    case: 'an early birthday, not after a later day',
    type: birthday,
    values: { operator: '>', checkDate1: '1990-05-15' },
    person: { attributes: { Birthday: '1955-06-30' } },
    isIn: false,
  },
  {
    case: 'a time on a day that has started in the shop’s time zone',
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
