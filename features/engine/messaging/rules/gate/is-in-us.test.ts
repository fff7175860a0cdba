import { expect, it } from 'vitest';
import { isInUs } from './is-in-us.ts';

const nobody = { phoneE164: null, waId: null, bsuid: null };

it.each([
  ['a number of New York', { phoneE164: '+12125550123' }, true],
  ['a number of Toronto, which has the same calling code', { phoneE164: '+14165550123' }, false],
  ['a number of Jamaica, which has the same calling code', { phoneE164: '+18765550123' }, false],
  ['a number with an unknown area code', { phoneE164: '+15551234567' }, false],
  ['a number of Germany', { phoneE164: '+4915112345801' }, false],
  ['a number known only from WhatsApp', { waId: '12125550123' }, true],
  ['a user id of the United States', { bsuid: 'US.13491208655302741918' }, true],
  ['a user id of Germany', { bsuid: 'DE.88' }, false],
  ['no identifier', {}, false],
])('%s', (_what, known, expected) => {
  expect(isInUs({ ...nobody, ...known })).toBe(expected);
});
