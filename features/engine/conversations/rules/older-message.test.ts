import { expect, it } from 'vitest';
import { isFromPerson, stateOfHistory } from './older-message.ts';

const BUSINESS = '+49 1521 5550100';

it.each([
  ['the person of the chat', { from: '4915215550101' }, '4915215550101', true],
  ['the business in that chat', { from: '4915215550100' }, '4915215550101', false],
  ['a person whose number is hidden', { from_user_id: 'DE.1' }, 'DE.1', true],
  ['a person outside a chat', { from: '4915215550101' }, null, true],
  ['a hidden person outside a chat', { from_user_id: 'DE.1' }, null, true],
  ['the business outside a chat', { from: '4915215550100' }, null, false],
  ['nobody', {}, '4915215550101', false],
])('tells whether a message is from the person: %s', (_who, message, person, is) => {
  expect(isFromPerson(message, { person, displayNumber: BUSINESS })).toBe(is);
});

it.each([
  ['READ', 'read'],
  ['played', 'read'],
  ['ERROR', 'failed'],
  ['PENDING', null],
  [undefined, null],
])('reads the state %s', (status, state) => expect(stateOfHistory(status)).toBe(state));
