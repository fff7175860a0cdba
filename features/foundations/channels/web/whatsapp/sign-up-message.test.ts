import { expect, it } from 'vitest';
import { readSignUpMessage } from './sign-up-message.ts';

const FACEBOOK = 'https://www.facebook.com';
const chosen = { phone_number_id: '1', waba_id: '2', business_id: '3' };
const finish = JSON.stringify({ type: 'WA_EMBEDDED_SIGNUP', event: 'FINISH', data: chosen, version: '3' });
const cancel = JSON.stringify({ type: 'WA_EMBEDDED_SIGNUP', event: 'CANCEL', data: { current_step: 'X' } });

it.each([
  ['the chosen number', FACEBOOK, finish, { phoneNumberId: '1', businessAccountId: '2' }],
  ['an abandoned signup', FACEBOOK, cancel, null],
  ['a message from another origin', 'https://evil.example', finish, null],
  ['another message of Facebook', FACEBOOK, 'cb=f1a2&origin=x', null],
  ['a message that is not a string', FACEBOOK, { type: 'WA_EMBEDDED_SIGNUP' }, null],
])('%s', (_story, origin, data, expected) => {
  expect(readSignUpMessage({ origin, data }, FACEBOOK)).toEqual(expected);
});
