import { expect, it } from 'vitest';
import { ORDERED_AT, makeFacts } from './cod-facts.cases.ts';
import { REPLY_CASES, TASK_CASES } from './decide-later.cases.ts';
import { decideOnReply } from './decide-reply.ts';
import { EVENT_CASES, TIMER_CASES } from './decide.cases.ts';
import { decideOnEvent, decideOnTask, decideOnTimer } from './decide.ts';
import { codConfirmation } from './definition.ts';
import { questionsOf } from './questions.ts';
import { COD_DEFAULTS, CodSettings } from './settings.ts';

it.each(EVENT_CASES)('%s', (_name, overrides, effects) => {
  expect(decideOnEvent(makeFacts(overrides))).toEqual(effects);
});

it.each(TIMER_CASES)('the question is due: %s', (_name, overrides, decision) => {
  expect(decideOnTimer(makeFacts(overrides))).toEqual(decision);
});

it.each(REPLY_CASES)('an answer: %s', (_name, overrides, flow, says, effects) => {
  const reply = { flow, at: ORDERED_AT, messageId: 'm1', subscriberId: 's1' };
  expect(decideOnReply(makeFacts(overrides), reply)).toEqual({ says, effects });
});

it.each(TASK_CASES)('a task is due: %s', (_name, overrides, task, effects) => {
  expect(decideOnTask(makeFacts(overrides), task)).toEqual(effects);
});

it('has a flow for each of its answers', () => {
  const keys = codConfirmation.channels.WA.flows.map(({ key }) => key);
  const expected = [
    ...REPLY_CASES.map(([, , , says]) => says),
    ...EVENT_CASES.flatMap(([, , effects]) => effects).flatMap((one) =>
      one.kind === 'sendAnswer' ? [one.flow] : [],
    ),
    ...TIMER_CASES.flatMap(([, , decision]) => ('flow' in decision ? [decision.flow] : [])),
  ];
  expect([...new Set(expected)].toSorted()).toEqual(keys.toSorted());
});

it.each([
  ['payment is not active', {}, [2, 1]],
  ['cancelling is not offered', { enableCancel: false }, [1, 2]],
  ['payment is on, but not active', { enablePrepaid: true }, [2, 1]],
  ['payment is active, but off', { paymentActive: true }, [2, 1, 4, 3]],
  ['everything is offered', { paymentActive: true, enablePrepaid: true }, [4, 3, 2, 1]],
  [
    'only payment is offered',
    { paymentActive: true, enablePrepaid: true, enableCancel: false },
    [3, 4, 1, 2],
  ],
])(
  'lists the current question first, then the questions of other settings: %s',
  (_name, settings, numbers) => {
    expect(questionsOf({ ...COD_DEFAULTS, ...settings })).toEqual(
      numbers.map((one) => `cod_question_${one}`),
    );
  },
);

it.each([
  [{ enablePrepaid: true }, 'prepaidDiscount', 'Discount cannot be empty'],
  [{ prepaidDiscount: '100' }, 'prepaidDiscount', 'Enter a valid percentage between 0.00 to 100.00'],
  [{ expirePayment: 'delay' }, 'expirePaymentTime', 'Expiration time cannot be empty'],
  [{ expireCancel: 'delay' }, 'expireCancelTime', 'Expiration time cannot be empty'],
  [{ expireCancel: 'delay', expireCancelTime: 4.5 }, 'expireCancelTime', 'Enter whole hours'],
  [{ expirePayment: 'delay', expirePaymentTime: -1 }, 'expirePaymentTime', 'Enter whole hours'],
])('refuses %j', (given, field, message) => {
  const issue = CodSettings.safeParse(given).error?.issues[0];
  expect(issue).toMatchObject({ path: [field], message });
});

it('accepts zero as a discount and as hours, and uses defaults for missing settings', () => {
  const given = { enablePrepaid: true, prepaidDiscount: '0', expireCancel: 'delay', expireCancelTime: 0 };
  expect(CodSettings.parse(given)).toEqual({ ...COD_DEFAULTS, ...given });
});
