import { describe, expect, it } from 'vitest';
import type { ErrorClass } from '#platform/errors/error-class.ts';
import { decideAnswer, type Answer } from './decide-answer.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const refused = (errorClass: ErrorClass, code = 1): Answer => ({
  kind: 'refused',
  code,
  errorClass,
  detail: 'why',
});

function describeDecision(answer: Answer, attempts = 1, unreachedBefore = 0): string {
  const { message, ...rest } = decideAnswer(answer, { attempts, unreachedBefore, now: NOW });
  const wait =
    message.kind === 'retry'
      ? `+${(message.at.getTime() - NOW.getTime()) / 1000}s${message.wasTried ? '' : ' uncounted'}`
      : '';
  return [message.kind + wait, ...Object.keys(rest)].join(' ');
}

describe("the provider's answer", () => {
  it.each<[string, Answer, number, string]>([
    ['accepted', { kind: 'accepted', providerMessageId: 'wamid.1' }, 1, 'sent'],
    ['no answer after the request went out', { kind: 'unknown', detail: 'timeout' }, 1, 'uncertain'],
    ['no connection', { kind: 'unreached', detail: 'ECONNREFUSED' }, 1, 'retry+2s uncounted'],
    ['a temporary error', refused('transient'), 1, 'retry+4s'],
    ['the same error for the sixth time', refused('transient'), 6, 'failed'],
    ['too fast for the number', refused('rate'), 9, 'retry+2s uncounted slowSenderMs'],
    ['too fast for one person', refused('pairRate'), 1, 'retry+6s'],
    ['too fast for one person again', refused('pairRate'), 3, 'retry+24s'],
    ['the person’s marketing limit', refused('perUserMarketing'), 1, 'retry+86400s'],
    ['the person’s marketing limit for the third time', refused('perUserMarketing'), 3, 'failed'],
    ['the person stopped marketing', refused('optedOut'), 1, 'failed optOut'],
    ['not on WhatsApp', refused('undeliverable'), 1, 'failed'],
    ['a paused template', refused('template'), 1, 'failed stopTemplate'],
    ['a file that WhatsApp could not fetch', refused('media'), 1, 'retry+10s renewMedia'],
    ['the same file again', refused('media'), 2, 'failed'],
    ['a locked account', refused('account'), 1, 'retry+2s uncounted stopSender'],
    ['a dead token', refused('auth'), 1, 'retry+2s uncounted stopSender'],
    ['a malformed request', refused('request'), 1, 'failed'],
  ])('%s', (_name, answer, attempts, expected) => {
    expect(describeDecision(answer, attempts)).toBe(expected);
  });

  it.each([
    [1, 'retry+4s uncounted'],
    [4, 'retry+32s uncounted'],
    [5, 'retry+60s uncounted'],
    [500, 'retry+60s uncounted'],
  ])('that could not be had %i times before is asked for within a minute', (unreachedBefore, expected) => {
    expect(describeDecision({ kind: 'unreached', detail: 'EMFILE' }, 1, unreachedBefore)).toBe(expected);
  });
});
