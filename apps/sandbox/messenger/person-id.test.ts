import { expect, test } from 'vitest';
import { PAGES } from '../facebook/facebook-account.ts';
import { numberOfPsid, psidOf } from './person-id.ts';

test.each(['+4915215550131', '+1 206 555 0100', '+919876543210'])(
  'the number %s can be read back from its id',
  (number) => {
    const ids = PAGES.map(({ id }) => psidOf(id, number));
    expect(new Set(ids).size).toBe(PAGES.length);
    for (const id of ids) expect(`+${numberOfPsid(id)}`).toBe(number.replaceAll(' ', ''));
  },
);

test('no other id contains a number', () => {
  expect(numberOfPsid('112233445566778')).toBeNull();
});
