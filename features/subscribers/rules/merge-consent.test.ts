import { expect, it } from 'vitest';
import { mergeConsent, type ConsentEntry, type ConsentSide, type MergeEvidence } from './merge-consent.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const yes = (on: number): ConsentEntry => ({ kind: 'granted', at: day(on), origin: 'persistentPill' });
const no = (on: number): ConsentEntry => ({ kind: 'revoked', at: day(on), origin: 'keyword' });
const writtenTo = (...entries: ConsentEntry[]): ConsentSide => ({ entries, isWrittenTo: true });
const aside = (...entries: ConsentEntry[]): ConsentSide => ({ entries, isWrittenTo: false });

it.each<[string, MergeEvidence, ConsentSide, ConsentSide, boolean]>([
  ['nobody ever agreed', 'sameAccount', writtenTo(), aside(), false],
  ['her number agreed, her account is new', 'sameAccount', writtenTo(yes(1)), aside(), true],
  ['her account agreed, and WhatsApp tells its number', 'sameAccount', writtenTo(), aside(yes(1)), true],
  ['both agreed', 'sameAccount', writtenTo(yes(1)), aside(yes(2)), true],
  ['her account stopped after her number agreed', 'sameAccount', writtenTo(yes(1)), aside(no(2)), false],
  ['her number stopped after her account agreed', 'sameAccount', writtenTo(no(2)), aside(yes(1)), false],
  ['she stopped, and agreed anew elsewhere', 'sameAccount', writtenTo(yes(1), no(2)), aside(yes(3)), true],
  ['both in one moment', 'sameAccount', writtenTo(yes(1)), aside(no(1)), false],
  ['stopped and never agreed', 'sameAccount', writtenTo(no(1)), aside(), false],
  ['the number of a customer agreed, it is written to', 'sameCustomer', writtenTo(yes(1)), aside(), true],
  ['only the customer’s other address agreed', 'sameCustomer', writtenTo(), aside(yes(1)), false],
  ['the customer’s other address stopped later', 'sameCustomer', writtenTo(yes(1)), aside(no(2)), false],
  ['the customer’s other address stopped before', 'sameCustomer', writtenTo(yes(2)), aside(no(1)), true],
  ['who moved had agreed', 'changedNumber', writtenTo(yes(1)), aside(), true],
  ['only who had the new number before agreed', 'changedNumber', writtenTo(), aside(yes(1)), false],
  [
    'the new number agreed after she stopped',
    'changedNumber',
    writtenTo(yes(1), no(2)),
    aside(yes(3)),
    false,
  ],
  ['the new number stopped after she agreed', 'changedNumber', writtenTo(yes(1)), aside(no(2)), false],
  ['the new number stopped before she agreed', 'changedNumber', writtenTo(yes(2)), aside(no(1)), true],
])('%s (%s)', (_story, evidence, one, other, hasConsent) => {
  expect(mergeConsent(evidence, [one, other]).hasConsent).toBe(hasConsent);
});

it('says which agreement and which stop decided', () => {
  const merged = mergeConsent('sameAccount', [writtenTo(yes(1), yes(4)), aside(no(2))]);
  expect(merged).toEqual({ hasConsent: true, granted: yes(4), revoked: no(2) });
});
