import { DAY_MS } from '#platform/clock/durations.ts';
import type { ErrorClass } from '#platform/errors/error-class.ts';
import { unreachedReason } from '../../contract/try-reason.ts';

/** The result of one send, by the provider's error classes. */
export type Answer =
  /** `userId`: the account of the person; `waId`: their WhatsApp number if it differs from ours. */
  | { kind: 'accepted'; providerMessageId: string; userId?: string; waId?: string }
  | { kind: 'refused'; code: number; errorClass: ErrorClass; detail: string }
  | { kind: 'unreached'; detail: string }
  | { kind: 'unknown'; detail: string };

/** What to do next: how the message continues, and what the answer says about sender, template and person. */
export interface AnswerEffect {
  message:
    | { kind: 'sent'; providerMessageId: string }
    | { kind: 'failed'; code: number; detail: string }
    /** `wasTried`: the provider refused the message itself and not its sender, so the try counts. */
    | { kind: 'retry'; at: Date; reason: string; wasTried: boolean }
    | { kind: 'uncertain'; reason: string };
  /** How long this sender sends nothing. */
  slowSenderMs?: number;
  stopSender?: string;
  stopTemplate?: string;
  optOut?: true;
  /** Our files in the message are uploaded again. */
  renewMedia?: true;
}

const MAX_ATTEMPTS = 6;
const TRANSIENT_BASE_MS = 2000;
/** Nothing was sent. The connection is tried again soon after it is back, however long it was gone. */
const LONGEST_UNREACHED_MS = 60_000;
/** About one message in six seconds to one person (Cloud API, throughput). */
const PAIR_BASE_MS = 6000;
const RATE_PAUSE_MS = 2000;
/** Enough time for an upload, so that the second try uses it. */
const MEDIA_WAIT_MS = 10_000;
const PER_USER_ATTEMPTS = 3;

/**
 * What the decision needs. `attempts` counts this try; `unreachedBefore`, how often in a row its sender had no
 * connection.
 */
export interface AnswerFacts {
  attempts: number;
  unreachedBefore: number;
  now: Date;
}

/** Decides what happens after an answer, by the provider's error class. */
export function decideAnswer(answer: Answer, { attempts, unreachedBefore, now }: AnswerFacts): AnswerEffect {
  switch (answer.kind) {
    case 'accepted':
      return { message: { kind: 'sent', providerMessageId: answer.providerMessageId } };
    case 'unknown':
      return { message: { kind: 'uncertain', reason: answer.detail } };
    case 'unreached':
      return { message: notYet(now, unreachedPauseMs(unreachedBefore), unreachedReason(answer.detail)) };
    case 'refused':
      return decideRefusal(answer, attempts, now);
  }
}

function decideRefusal(answer: Answer & { kind: 'refused' }, attempts: number, now: Date): AnswerEffect {
  const failed = { kind: 'failed', code: answer.code, detail: answer.detail } as const;
  const retryOrFail = (delayMs: number) =>
    attempts >= MAX_ATTEMPTS ? failed : later(now, delayMs, String(answer.code));
  switch (answer.errorClass) {
    case 'transient':
      return { message: retryOrFail(TRANSIENT_BASE_MS * 2 ** attempts) };
    case 'rate':
      return { message: notYet(now, RATE_PAUSE_MS, String(answer.code)), slowSenderMs: RATE_PAUSE_MS };
    case 'pairRate':
      return { message: retryOrFail(PAIR_BASE_MS * 2 ** (attempts - 1)) };
    case 'perUserMarketing':
      return {
        message: attempts >= PER_USER_ATTEMPTS ? failed : later(now, DAY_MS * attempts, String(answer.code)),
      };
    case 'optedOut':
      return { message: failed, optOut: true };
    case 'media':
      return attempts > 1
        ? { message: failed }
        : { message: later(now, MEDIA_WAIT_MS, String(answer.code)), renewMedia: true };
    case 'template':
      return { message: failed, stopTemplate: answer.detail };
    case 'account':
    case 'auth':
      // Nothing is lost: waiting messages are sent when the sender may send again.
      return { message: notYet(now, RATE_PAUSE_MS, String(answer.code)), stopSender: answer.detail };
    case 'undeliverable':
    case 'windowClosed':
    case 'request':
      return { message: failed };
  }
}

/** Returns how long a sender pauses, by the number of consecutive tries without a connection. */
export function unreachedPauseMs(unreachedBefore: number): number {
  return Math.min(LONGEST_UNREACHED_MS, TRANSIENT_BASE_MS * 2 ** Math.min(unreachedBefore, 10));
}

/** The message was refused and is retried. */
function later(now: Date, delayMs: number, reason: string): AnswerEffect['message'] {
  return { kind: 'retry', at: new Date(now.getTime() + delayMs), reason, wasTried: true };
}

/** The message is not at fault and waits as often as needed, until it expires. */
function notYet(now: Date, delayMs: number, reason: string): AnswerEffect['message'] {
  return { kind: 'retry', at: new Date(now.getTime() + delayMs), reason, wasTried: false };
}
