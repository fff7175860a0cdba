import { expect, it } from 'vitest';
import { countReached, reserveReach } from './daily-reach.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const NEVER = { lastInboundAt: null, adWroteAt: null } as const;
const OFFER = { purpose: 'marketing', templateCategory: 'MARKETING', ...NEVER } as const;
const RECEIPT = { purpose: 'utility', templateCategory: 'UTILITY', ...NEVER } as const;
const ANSWER = { ...RECEIPT, lastInboundAt: new Date('2026-03-02T11:00:00Z') };

it.each([
  {
    name: 'marketing leaves a tenth of the limit',
    messages: Array.from({ length: 60 }, () => OFFER),
    used: 0,
    reserved: 45,
  },
  {
    name: 'a receipt may use that tenth',
    messages: [RECEIPT, ...Array.from({ length: 60 }, () => OFFER)],
    used: 45,
    reserved: 1,
  },
  { name: 'nothing is left of the limit', messages: [RECEIPT, OFFER], used: 50, reserved: 0 },
  {
    name: 'a message into an open window costs nothing',
    messages: [ANSWER, ANSWER, RECEIPT],
    used: 0,
    reserved: 1,
  },
  {
    name: 'a receipt that the provider counts as marketing is marketing',
    messages: [{ ...RECEIPT, templateCategory: 'MARKETING' }],
    used: 45,
    reserved: 0,
  },
])('reserves of 50 people a day: $name', ({ messages, used, reserved }) => {
  expect(reserveReach(messages, { limit: 50, used }, NOW)).toBe(reserved);
});

it('reserves for everybody outside their window if no limit is known', () => {
  expect(reserveReach([OFFER, RECEIPT, ANSWER], { limit: null, used: 1_000_000 }, NOW)).toBe(2);
});

it.each([
  {
    name: 'sent messages count',
    written: 20,
    offersUnderWay: 0,
    othersUnderWay: 0,
    limit: 50,
    reached: 20,
  },
  {
    name: 'messages in flight count',
    written: 20,
    offersUnderWay: 10,
    othersUnderWay: 2,
    limit: 50,
    reached: 32,
  },
  {
    name: 'marketing of a large claim leaves a tenth to receipts',
    written: 20,
    offersUnderWay: 60,
    othersUnderWay: 0,
    limit: 50,
    reached: 45,
  },
  {
    name: 'marketing takes nothing if only that tenth is left',
    written: 40,
    offersUnderWay: 60,
    othersUnderWay: 7,
    limit: 50,
    reached: 47,
  },
  {
    name: 'all messages count without a limit',
    written: 20,
    offersUnderWay: 60,
    othersUnderWay: 0,
    limit: null,
    reached: 80,
  },
])('counts the people reached in a day: $name', ({ reached, limit, ...given }) => {
  expect(countReached(given, limit)).toBe(reached);
});
