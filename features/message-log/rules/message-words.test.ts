import { expect, test } from 'vitest';
import { originInWords } from './message-words.ts';

test.each([
  ['a campaign', 'abandonedCart', null, false, 'Abandoned cart'],
  ['a broadcast, by its name', 'broadcast', 'Autumn sale', false, 'Broadcast “Autumn sale”'],
  ['a broadcast of before they were noted', 'broadcast', null, false, 'Broadcast'],
  ['a test', 'broadcast', 'Autumn sale', true, 'Test of Broadcast “Autumn sale”'],
])('a message of %s', (_what, sourceType, sourceName, isTest, words) => {
  expect(originInWords({ sourceType, sourceName, isTest })).toBe(words);
});
