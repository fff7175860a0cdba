import { expect, it } from 'vitest';
import { whatLinkDoes, noLinkReason } from './share-words.ts';

const pop = { generalSettings: {}, channel: 'WA', active: true } as const;
const chat = { ...pop, generalSettings: { supportNumber: '' } } as const;

it.each([
  ['WhatsApp', pop, /Everybody who sends the prepared message signs up/],
  [
    'Messenger',
    { ...pop, channel: 'FB' },
    /Everybody who opens it signs up.*say next to it that you send offers/,
  ],
  ['a tool that is off', { ...pop, active: false }, /While the tool is off, the link signs nobody up/],
  ['a chat with the support', chat, /^It opens a chat with your support number\. It signs nobody up\.$/],
  ['a chat on Messenger', { ...chat, channel: 'FB' }, /Everybody who opens it signs up/],
] as const)('describes what the link does: %s', (_case, tool, words) => {
  expect(whatLinkDoes(tool)).toMatch(words);
});

it.each([
  [pop, 'Connect your number first'],
  [{ ...pop, channel: 'FB' }, 'Connect your Facebook page first'],
  [chat, 'Enter one in its editor first'],
] as const)('explains what a link still needs', (tool, words) => {
  expect(noLinkReason(tool)).toContain(words);
});
