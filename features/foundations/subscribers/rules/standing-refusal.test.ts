import { expect, it } from 'vitest';
import { standingRefusals, type ConsentEntry } from './standing-refusal.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const typed = (on: number): ConsentEntry => ({
  kind: 'granted',
  at: day(on),
  origin: 'persistentPill',
  hasOwnMessage: false,
});
const confirmed = (on: number): ConsentEntry => ({ ...typed(on), hasOwnMessage: true });
const resumed = (on: number): ConsentEntry => ({ ...typed(on), origin: 'userPreferences' });
const no = (on: number, origin = 'keyword'): ConsentEntry => ({
  kind: 'revoked',
  at: day(on),
  origin,
  hasOwnMessage: false,
});

it.each<[string, ConsentEntry[], string[]]>([
  ['there is no entry', [], []],
  ['she agreed', [typed(1)], []],
  ['she stopped', [typed(1), no(2)], ['keyword']],
  ['she opted out without a consent', [no(2)], ['keyword']],
  ['somebody typed her number afterwards', [no(2), typed(3)], ['keyword']],
  ['she confirmed with her own message', [no(2), confirmed(3)], []],
  ['she resumed in WhatsApp itself', [no(2, 'userPreferences'), resumed(3)], []],
  ['she stopped twice', [no(2, 'userPreferences'), no(3)], ['userPreferences', 'keyword']],
  ['she opted out again', [no(2), confirmed(3), no(4)], ['keyword']],
  ['the merchant unsubscribed her', [typed(1), no(2, 'merchant')], ['merchant']],
  ['the merchant unsubscribed her, and her number was typed', [no(2, 'merchant'), typed(3)], ['merchant']],
  ['the merchant unsubscribed her, and she wrote', [no(2, 'merchant'), confirmed(3)], []],
  ['the store ended it', [typed(1), no(2, 'storeConsent')], ['storeConsent']],
  ['her row was merged', [typed(1), no(2, 'merged')], []],
  ['her number changed hands', [typed(1), no(2, 'numberChanged')], []],
  ['her row was merged after she stopped', [typed(1), no(2), no(3, 'merged')], ['keyword']],
  ['both at the same time', [confirmed(2), no(2)], ['keyword']],
])('%s', (_story, entries, origins) => {
  expect(standingRefusals(entries).map(({ origin }) => origin)).toEqual(origins);
});
