import { expect, it } from 'vitest';
import { decideCustomerLink } from './decide-customer-link.ts';

it.each([
  ['the first login with a browser', null, '7', 'link'],
  ['the same customer again', '7', '7', 'keep'],
  ['another customer', '7', '8', 'end'],
])('%s', (_what, known, loggedIn, link) => {
  expect(decideCustomerLink(known, loggedIn)).toBe(link);
});
