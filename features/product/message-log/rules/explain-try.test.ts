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
  ['a refused connection', 'WA', 'unreached: ECONNREFUSED', { kind: 'unreached', detail: 'ECONNREFUSED' }],
  ['no free file handle', 'FB', 'unreached: EMFILE', { kind: 'unreached', detail: 'EMFILE' }],
  [
    'not begun, because the worker stopped',
    'WA',
    'not begun: worker stopped',
    { kind: 'notBegun', detail: 'worker stopped' },
  ],
  [
    'a connection that broke after the request',
    'WA',
    'ECONNRESET',
    { kind: 'noAnswer', detail: 'ECONNRESET' },
  ],
  ['a web page instead of an answer', 'WA', 'HTTP 502', { kind: 'noAnswer', detail: 'HTTP 502' }],
  ['a worker that died', 'WA', 'worker died', { kind: 'noAnswer', detail: 'worker died' }],
  ['a long text', 'WA', LONG, { kind: 'noAnswer', detail: LONG }],
  ['an empty text', 'WA', '', { kind: 'noAnswer', detail: '' }],
  ['digits that are not a code', 'WA', '9'.repeat(30), { kind: 'noAnswer', detail: '9'.repeat(30) }],
])('%s', (_name, channel, reason, end) => {
  expect(explainTry(channel, reason)).toEqual(end);
});
