import { expect, test } from 'vitest';
import { classOfCode, decisiveCode } from './error-class.ts';

test.each([
  ['an unknown error of the API, with HTTP 400', 1, 'transient'],
  ['the service is down', 131_016, 'transient'],
  ['the number is being upgraded', 131_057, 'transient'],
  ['too fast for the number', 130_429, 'rate'],
  ['too fast for one person', 131_056, 'pairRate'],
  ['too much marketing for one person', 131_049, 'perUserMarketing'],
  ['the person stopped marketing in the app', 131_050, 'optedOut'],
  ['the business wrote to itself', 131_021, 'undeliverable'],
  ['not on WhatsApp', 131_026, 'undeliverable'],
  ['the window closed', 131_047, 'windowClosed'],
  ['a template that does not exist', 132_001, 'template'],
  ['values that are too long for the template', 132_005, 'request'],
  ['values that the template cannot take', 132_018, 'request'],
  ['a form that is blocked', 132_068, 'template'],
  ['a form that is opened too often', 132_069, 'template'],
  ['a button or link that is not valid', 131_009, 'request'],
  ['a kind or object that does not exist', 100, 'request'],
  ['an id instead of a number', 131_062, 'request'],
  ['a file that could not be fetched', 131_053, 'media'],
  ['a country that the account may not write to', 130_497, 'undeliverable'],
  ['a name that is not approved', 131_037, 'account'],
  ['a number that is not registered, with HTTP 500', 131_045, 'account'],
  ['no payment method', 131_042, 'account'],
  ['a number that was deleted', 33, 'account'],
  ['a number that does not exist', 803, 'account'],
  ['a number whose removal did not finish', 133_000, 'account'],
  ['a wrong PIN of the number', 133_005, 'account'],
  ['a number that has to be verified again', 133_006, 'account'],
  ['a number that is not registered', 133_010, 'account'],
  ['a number that was just deleted', 133_015, 'account'],
  ['too many registrations of the number', 133_016, 'account'],
  ['terms that the account did not accept', 134_011, 'account'],
  ['the server is not available', 133_004, 'transient'],
  ['the app called the account too often', 80_008, 'rate'],
  ['an app that no longer exists', 101, 'auth'],
  ['no token', 2500, 'auth'],
  ['the token is no longer valid', 190, 'auth'],
  ['a permission is missing', 210, 'auth'],
  ['an unknown code', 987_654, 'request'],
])('%s: %i is %s', (_what, code, errorClass) => {
  expect(classOfCode(code)).toBe(errorClass);
});

test.each([
  ['a number that the token may not use, or that is deleted', 100, 33, 33],
  ['a parameter that is not valid', 100, null, 100],
  ['a template that already exists', 100, 2_388_024, 100],
  ['another code with the same sub-code', 190, 33, 190],
])('%s: of the code %i and the sub-code %s, %i decides', (_what, code, subcode, decisive) => {
  expect(decisiveCode(code, subcode)).toBe(decisive);
});
