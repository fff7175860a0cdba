import { expect, it } from 'vitest';
import type { Channel } from '#platform/channel/channel.ts';
import { explainTry, type TryEnd } from './explain-try.ts';

const LONG = 'the other side closed the connection '.repeat(13);

it.each<[string, Channel, string, TryEnd]>([
  [
    'a code of WhatsApp',
    'WA',
    '130429',
    {
      kind: 'refused',
      happened: 'More messages went out of your number in a second than WhatsApp allows.',
      detail: 'Code 130429',
    },
  ],
  [
    'a code of Messenger',
    'FB',
    '1200',
    { kind: 'refused', happened: 'Messenger could not take the message just then.', detail: 'Code 1200' },
  ],
  [
    'a code that was never seen',
    'WA',
    '999999',
    {
      kind: 'refused',
      happened: 'The provider refused the message, with a code that Bellbird does not know.',
      detail: 'Code 999999',
    },
  ],
  ['nobody listened', 'WA', 'unreached: ECONNREFUSED', { kind: 'unreached', detail: 'ECONNREFUSED' }],
  ['no file was left to open', 'FB', 'unreached: EMFILE', { kind: 'unreached', detail: 'EMFILE' }],
  ['given up here', 'WA', 'not begun: worker stopped', { kind: 'notBegun', detail: 'worker stopped' }],
  ['broke after the request went out', 'WA', 'ECONNRESET', { kind: 'noAnswer', detail: 'ECONNRESET' }],
  ['a page instead of an answer', 'WA', 'HTTP 502', { kind: 'noAnswer', detail: 'HTTP 502' }],
  ['a worker that died', 'WA', 'worker died', { kind: 'noAnswer', detail: 'worker died' }],
  ['many words', 'WA', LONG, { kind: 'noAnswer', detail: LONG }],
  ['no words', 'WA', '', { kind: 'noAnswer', detail: '' }],
  ['digits that are no code', 'WA', '9'.repeat(30), { kind: 'noAnswer', detail: '9'.repeat(30) }],
])('%s', (_name, channel, reason, end) => {
  expect(explainTry(channel, reason)).toEqual(end);
});
