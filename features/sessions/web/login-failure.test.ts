import { expect, test } from 'vitest';
import { loginFailure } from './login-failure.ts';

const REFERENCE = '1a1a1a1a-2b2b-4c4c-8d8d-9e9e9e9e9e9e';

test.each([
  ['nothing failed', '', null],
  ['a refusal', '?error=LOGIN_REFUSED', expect.not.stringContaining('Reference')],
  [
    'a fault of ours, with its reference',
    `?error=INTERNAL&reference=${REFERENCE}`,
    expect.stringMatching(new RegExp(`on our side.* Reference: ${REFERENCE}$`)),
  ],
  [
    'what is no reference is not repeated',
    '?error=INTERNAL&reference=call+0900',
    expect.not.stringContaining('0900'),
  ],
])('%s', (_story, search, told) => {
  expect(loginFailure(search)).toEqual(told);
});
