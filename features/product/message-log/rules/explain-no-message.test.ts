import { expect, it } from 'vitest';
import { explainNoMessage, type SilentEvent } from './explain-no-message.ts';

const hour = (count: number) => new Date(Date.UTC(2026, 10, 20, count));

/** A cart without a decision yet. */
const cart: SilentEvent = {
  at: hour(10),
  installedAt: hour(1),
  timerDueAt: null,
  isFollowed: true,
  decided: null,
};
const decided = { reason: 'cartEmptied', sentence: 'The cart was emptied.', at: hour(11) };

it.each<[string, Partial<SilentEvent>, string, Date | null]>([
  ['its reminder is not due yet', { timerDueAt: hour(11), decided }, 'timerRunning', hour(11)],
  ['it was decided against', { decided }, 'cartEmptied', hour(11)],
  [
    'it was decided against, before the app was installed again',
    { decided, installedAt: hour(12) },
    'cartEmptied',
    hour(11),
  ],
  ['no campaign reacts to it', { isFollowed: false }, 'noCampaign', null],
  [
    'no campaign reacts to it, and it is older than the app',
    { isFollowed: false, installedAt: hour(12) },
    'noCampaign',
    null,
  ],
  ['it is older than the app', { installedAt: hour(12) }, 'beforeInstall', hour(12)],
  ['no reason was found', {}, 'noneFound', null],
])('%s', (_name, facts, why, at) => {
  const { sentence, ...reported } = explainNoMessage({ ...cart, ...facts });
  expect(reported).toEqual({ why, at });
  expect(sentence).toMatch(/^[A-Z].*\.$/);
});
