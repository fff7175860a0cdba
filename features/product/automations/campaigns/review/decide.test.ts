import { expect, it } from 'vitest';
import { ARRIVED, EVENT_CASES, ORDER, REPLY_CASES, TIMER_CASES } from './decide.cases.ts';
import { decideOnEvent, decideOnReply, decideOnTimer } from './decide.ts';

it.each(EVENT_CASES)('%s', (_name, change, effects) => {
  expect(decideOnEvent({ ...ORDER, ...change })).toEqual(effects);
});

it.each(TIMER_CASES)('the question is due: %s', (_name, change, decision) => {
  expect(decideOnTimer({ ...ORDER, ...change })).toEqual(decision);
});

it.each(REPLY_CASES)('an answer leads to %s, with a discount: %s', (flow, hasDiscount, says, grade) => {
  const reply = { at: ARRIVED, messageId: 'm1', subscriberId: 's1' };
  const decided = decideOnReply({ hasDiscount }, { flow, ...reply });
  expect(decided).toEqual({
    says,
    effects: grade === null ? [] : [{ kind: 'do', action: { kind: 'reportReply', grade, ...reply } }],
  });
});
