import { expect, it } from 'vitest';
import { asksAPerson, type ReceivedFacts } from './asks-a-person.ts';

const TEXT: ReceivedFacts = {
  kind: 'text',
  text: 'Where is my parcel?',
  isTap: false,
  isStandby: false,
  taken: null,
  isAnswered: false,
  changedConsent: false,
};
const TAP: ReceivedFacts = { ...TEXT, kind: 'button', text: 'Talk to us', isTap: true };

it.each<[string, ReceivedFacts, boolean]>([
  ['a question', TEXT, true],
  ['a text that a campaign answers as well', { ...TEXT, isAnswered: true }, true],
  ['an opt-out', { ...TEXT, text: 'STOP', taken: 'consent' }, false],
  ['the answer to a campaign’s question', { ...TEXT, text: 'cancel', taken: 'answer' }, false],
  ['the text of a sign-up link', { ...TEXT, text: 'I want to join', changedConsent: true }, false],
  ['a text without a letter', { ...TEXT, text: ' ' }, false],
  ['a photo without a caption', { ...TEXT, kind: 'image', text: null }, true],
  ['a voice note', { ...TEXT, kind: 'audio', text: null }, true],
  ['a place', { ...TEXT, kind: 'location', text: null }, true],
  ['a reaction', { ...TEXT, kind: 'reaction', text: '👍' }, false],
  ['an edit', { ...TEXT, kind: 'edit' }, false],
  ['a deleted message', { ...TEXT, kind: 'revoke', text: null }, false],
  ['a tap that its campaign answers', { ...TAP, isAnswered: true }, false],
  ['a tap that nothing answers', TAP, true],
  ['a tap on Unsubscribe', { ...TAP, taken: 'consent', isAnswered: true }, false],
  ['Get Started, which a campaign greets', { ...TAP, kind: 'postback', isAnswered: true }, false],
])('%s', (_name, facts, asks) => {
  expect(asksAPerson(facts)).toBe(asks);
});
