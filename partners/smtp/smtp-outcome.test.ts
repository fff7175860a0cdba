import { expect, it } from 'vitest';
import { readSmtpUrl } from './smtp-client.ts';
import { toSmtpOutcome } from './smtp-outcome.ts';

const failure = (more: object) => Object.assign(new Error('as the server says'), more);

it.each([
  ['no connection', { code: 'ESOCKET', command: 'CONN' }, false, 'refused for now'],
  ['an unknown host name', { code: 'EDNS' }, false, 'refused for now'],
  ['no answer before the message', { code: 'ETIMEDOUT', command: 'CONN' }, false, 'refused for now'],
  ['no answer after the message', { code: 'ETIMEDOUT', command: 'CONN' }, true, 'unknown'],
  ['a connection that broke during the message', { code: 'ECONNECTION', command: 'CONN' }, true, 'unknown'],
  ['a full mailbox', { code: 'EENVELOPE', responseCode: 452 }, false, 'refused for now'],
  ['no such person', { code: 'EENVELOPE', responseCode: 550 }, false, 'refused for good'],
  ['a refused message', { code: 'EMESSAGE', responseCode: 554 }, true, 'refused for good'],
  ['a server that is busy', { code: 'EMESSAGE', responseCode: 451 }, true, 'refused for now'],
  ['a wrong password', { code: 'EAUTH', responseCode: 535 }, false, 'refused for now'],
])('%s', (_what, more, isStarted, expected) => {
  const outcome = toSmtpOutcome(failure(more), isStarted);
  const responseText =
    outcome.kind === 'refused' ? `refused for ${outcome.isFinal ? 'good' : 'now'}` : outcome.kind;
  expect(responseText).toBe(expected);
});

it.each([
  [
    'smtp://mail.example',
    { host: 'mail.example', port: 587, secure: false, requireTLS: true, user: '', pass: '' },
  ],
  [
    'smtp://localhost:2525',
    { host: 'localhost', port: 2525, secure: false, requireTLS: false, user: '', pass: '' },
  ],
  [
    'smtps://mail.example',
    { host: 'mail.example', port: 465, secure: true, requireTLS: true, user: '', pass: '' },
  ],
  [
    'smtp://a%40b:c%3A@[::1]:25',
    { host: '::1', port: 25, secure: false, requireTLS: false, user: 'a@b', pass: 'c:' },
  ],
])('reads %s', (url, read) => expect(readSmtpUrl(url)).toEqual(read));
