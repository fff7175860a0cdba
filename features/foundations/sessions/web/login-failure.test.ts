import { expect, test } from 'vitest';
import { loginFailure } from './login-failure.ts';

const REFERENCE = '1a1a1a1a-2b2b-4c4c-8d8d-9e9e9e9e9e9e';

test('shows nothing if nothing failed', () => {
  expect(loginFailure('')).toBeNull();
});

test('shows the reference of an internal error', () => {
  const reported = loginFailure(`?error=INTERNAL&reference=${REFERENCE}`);
  expect(reported).toMatch(new RegExp(`on our side.* Reference: ${REFERENCE}$`));
});

test.each([
  ['a refusal has no reference', '?error=LOGIN_REFUSED'],
  ['a malformed reference is not repeated', '?error=INTERNAL&reference=call+0900'],
])('%s', (_story, search) => {
  expect(loginFailure(search)).not.toMatch(/Reference|0900/);
});
