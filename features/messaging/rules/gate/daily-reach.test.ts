import { expect, it } from 'vitest';
import { reserveReach } from './daily-reach.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const NEVER = { lastInboundAt: null, adWroteAt: null } as const;
const OFFER = { purpose: 'marketing', templateCategory: 'MARKETING', ...NEVER } as const;
const RECEIPT = { purpose: 'utility', templateCategory: 'UTILITY', ...NEVER } as const;
const ANSWER = { ...RECEIPT, lastInboundAt: new Date('2026-03-02T11:00:00Z') };

it.each([
  {
    name: 'offers leave a tenth of the limit',
    messages: Array.from({ length: 60 }, () => OFFER),
    used: 0,
    reserved: 45,
  },
  {
    name: 'a receipt may take of that tenth',
    messages: [RECEIPT, ...Array.from({ length: 60 }, () => OFFER)],
    used: 45,
    reserved: 1,
  },
  { name: 'nothing is left of the limit', messages: [RECEIPT, OFFER], used: 50, reserved: 0 },
  {
    name: 'what goes into an open window costs nothing',
    messages: [ANSWER, ANSWER, RECEIPT],
    used: 0,
    reserved: 1,
  },
  {
    name: 'a receipt that the provider counts as marketing is an offer',
    messages: [{ ...RECEIPT, templateCategory: 'MARKETING' }],
    used: 45,
    reserved: 0,
  },
])('reserves of 50 people a day: $name', ({ messages, used, reserved }) => {
  expect(reserveReach(messages, { limit: 50, used }, NOW)).toBe(reserved);
});

it('reserves for everybody outside their window where no limit is known', () => {
  expect(reserveReach([OFFER, RECEIPT, ANSWER], { limit: null, used: 1_000_000 }, NOW)).toBe(2);
});
