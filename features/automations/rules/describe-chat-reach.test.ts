import { expect, it } from 'vitest';
import { describeChatReach } from './describe-chat-reach.ts';

it.each([
  [0, 0, 'You have no Messenger subscribers yet'],
  [0, 1, '0 of 1 Messenger subscriber is linked to your store'],
  [1, 1, '1 of 1 Messenger subscriber is linked to your store'],
  [12, 340, '12 of 340 Messenger subscribers are linked to your store'],
  [1200, 34_000, '1,200 of 34,000 Messenger subscribers are linked to your store'],
])('%i of %i', (linked, subscribers, title) => {
  expect(describeChatReach({ linked, subscribers }).title).toBe(title);
});
