import { expect, it } from 'vitest';
import { describeChatReach } from './describe-chat-reach.ts';

it.each([
  [0, 0, 'Your page has no Messenger subscribers yet'],
  [0, 1, '0 of 1 Messenger subscriber is linked to your store'],
  [1, 1, '1 of 1 Messenger subscriber is linked to your store'],
  [12, 340, '12 of 340 Messenger subscribers are linked to your store'],
  [1200, 34_000, '1,200 of 34,000 Messenger subscribers are linked to your store'],
])('describes %i of %i linked subscribers', (linked, subscribers, title) => {
  expect(describeChatReach({ linked, subscribers, ofOtherPages: 0 }).title).toBe(title);
});

it.each([
  [0, /linked when they tap .* log in to your store there\.$/],
  [1, / 1 Messenger subscriber belongs to a Facebook page that you connected before\. Only that page/],
  [1547, / 1,547 Messenger subscribers belong to a Facebook page that you connected before\./],
])('describes %i subscribers of an earlier page', (ofOtherPages, text) => {
  expect(describeChatReach({ linked: 0, subscribers: 0, ofOtherPages }).text).toMatch(text);
});
