import { expect, it } from 'vitest';
import { decideCustomerLink } from './decide-customer-link.ts';

const FIRST = {
  loggedIn: '7',
  evidence: 'referral',
  ofBrowser: null,
  ofChat: null,
  isOfAnotherChat: false,
} as const;

it.each([
  ['the first login with a browser', {}, 'link'],
  ['the same customer again', { ofBrowser: '7', ofChat: '7' }, 'keep'],
  ['the same customer with a second browser', { ofChat: '7' }, 'link'],
  ['another customer with the same browser', { ofBrowser: '8', ofChat: '8' }, 'end'],
  ['another customer with a second browser of the chat', { ofChat: '8' }, 'end'],
  ['a browser that opened a link, which may have been forwarded', { evidence: 'messageLink' }, 'ignore'],
  ['a browser that opened a link, with another customer', { evidence: 'messageLink', ofChat: '8' }, 'end'],
  [
    'a browser that opened a link, with a customer of another chat',
    { evidence: 'messageLink', isOfAnotherChat: true },
    'end',
  ],
  ['a customer of another chat', { isOfAnotherChat: true }, 'ignore'],
] as const)('%s', (_what, given, link) => {
  expect(decideCustomerLink({ ...FIRST, ...given })).toBe(link);
});
