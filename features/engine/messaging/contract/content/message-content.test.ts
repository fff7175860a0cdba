import { expect, it } from 'vitest';
import { readContent } from './message-content.ts';

it.each([
  ['a text', { kind: 'text', body: 'Hello' }],
  ['a Messenger text', { kind: 'messengerText', text: 'Hello', quickReplies: [] }],
  ['an unsendable content', { kind: 'unsendable', why: 'It is too long.' }],
])('reads %s from its row', (_what, stored) => {
  expect(readContent(stored)).toEqual(stored);
});

it.each([
  ['was erased', { kind: 'text' }],
  ['has an unknown kind', { kind: 'smoke', body: 'Hello' }],
  ['is null', null],
])('reads as unsendable a content that %s', (_what, stored) => {
  expect(readContent(stored)).toEqual({ kind: 'unsendable', why: 'What it said is not kept any more.' });
});
