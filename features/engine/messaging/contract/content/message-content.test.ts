import { expect, it } from 'vitest';
import { readContent } from './message-content.ts';

it.each([
  ['a text', { kind: 'text', body: 'Hello' }],
  ['a Messenger text', { kind: 'messengerText', text: 'Hello', quickReplies: [] }],
  ['what was found to be unsendable', { kind: 'unsendable', why: 'It is too long.' }],
])('reads %s from its row', (_what, stored) => {
  expect(readContent(stored)).toEqual(stored);
});

it.each([
  ['was erased', { kind: 'text' }],
  ['is of no kind we know', { kind: 'smoke', body: 'Hello' }],
  ['is not there', null],
])('can send nothing of a content that %s', (_what, stored) => {
  expect(readContent(stored)).toEqual({ kind: 'unsendable', why: 'What it said is not kept any more.' });
});
