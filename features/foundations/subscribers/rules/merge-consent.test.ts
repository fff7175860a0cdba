import { expect, it } from 'vitest';
import { mergeConsent, type ConsentSide, type MergeEvidence } from './merge-consent.ts';
import type { ConsentEntry } from './standing-refusal.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const yes = (on: number): ConsentEntry => ({
  kind: 'granted',
  at: day(on),
  origin: 'persistentPill',
  hasOwnMessage: false,
});
const ownYes = (on: number): ConsentEntry => ({ ...yes(on), hasOwnMessage: true });
const no = (on: number): ConsentEntry => ({ ...yes(on), kind: 'revoked', origin: 'keyword' });
const removed = (on: number): ConsentEntry => ({ ...no(on), origin: 'merchant' });
const writtenTo = (...entries: ConsentEntry[]): ConsentSide => ({ entries, isWrittenTo: true });
const silent = (...entries: ConsentEntry[]): ConsentSide => ({ entries, isWrittenTo: false });

it.each<[string, MergeEvidence, ConsentSide, ConsentSide, boolean]>([
  ['nobody ever agreed', 'sameAccount', writtenTo(), silent(), false],
  ['her number agreed, her account is new', 'sameAccount', writtenTo(yes(1)), silent(), true],
  ['her account agreed, and WhatsApp reports its number', 'sameAccount', writtenTo(), silent(yes(1)), true],
  ['both agreed', 'sameAccount', writtenTo(yes(1)), silent(yes(2)), true],
  ['her account stopped after her number agreed', 'sameAccount', writtenTo(yes(1)), silent(no(2)), false],
  ['her number stopped after her account agreed', 'sameAccount', writtenTo(no(2)), silent(yes(1)), false],
  [
    'she opted out, and agreed again herself',
    'sameAccount',
    writtenTo(yes(1), no(2)),
    silent(ownYes(3)),
    true,
  ],
  ['she opted out, and her number was typed', 'sameAccount', writtenTo(yes(1), no(2)), silent(yes(3)), false],
  [
    'her account opted out before her number was typed',
    'sameAccount',
    writtenTo(yes(3)),
    silent(no(2)),
    false,
  ],
  ['she agreed herself before she opted out', 'sameAccount', writtenTo(ownYes(1)), silent(no(2)), false],
  [
    'the merchant removed her, her number was typed',
    'sameAccount',
    writtenTo(yes(3)),
    silent(removed(2)),
    false,
  ],
  ['the merchant removed her, and she wrote', 'sameAccount', writtenTo(ownYes(3)), silent(removed(2)), true],
  ['she agreed, and the merchant removed her', 'sameAccount', writtenTo(yes(1)), silent(removed(2)), false],
  ['both at the same time', 'sameAccount', writtenTo(yes(1)), silent(no(1)), false],
  ['opted out and never agreed', 'sameAccount', writtenTo(no(1)), silent(), false],
  ['the customer’s number agreed, and messages go to it', 'sameCustomer', writtenTo(yes(1)), silent(), true],
  ['only the customer’s other address agreed', 'sameCustomer', writtenTo(), silent(yes(1)), false],
  ['the customer’s other address stopped later', 'sameCustomer', writtenTo(yes(1)), silent(no(2)), false],
  ['the customer’s other address stopped before', 'sameCustomer', writtenTo(yes(2)), silent(no(1)), false],
  [
    'the customer’s other address opted out before, and she agreed herself since',
    'sameCustomer',
    writtenTo(ownYes(2)),
    silent(no(1)),
    true,
  ],
  ['the person who moved had agreed', 'changedNumber', writtenTo(yes(1)), silent(), true],
  ['only the previous owner of the new number agreed', 'changedNumber', writtenTo(), silent(yes(1)), false],
  [
    'the new number agreed after she stopped',
    'changedNumber',
    writtenTo(yes(1), no(2)),
    silent(yes(3)),
    false,
  ],
  ['the new number stopped after she agreed', 'changedNumber', writtenTo(yes(1)), silent(no(2)), false],
  ['the new number stopped before she agreed', 'changedNumber', writtenTo(yes(2)), silent(no(1)), true],
])('%s (%s)', (_story, evidence, one, other, hasConsent) => {
  expect(mergeConsent(evidence, [one, other]).hasConsent).toBe(hasConsent);
});

it('names the consent and the opt-out that decided', () => {
  const merged = mergeConsent('sameAccount', [writtenTo(yes(1), ownYes(4)), silent(no(2))]);
  expect(merged).toEqual({ hasConsent: true, granted: ownYes(4), revoked: no(2) });
});
