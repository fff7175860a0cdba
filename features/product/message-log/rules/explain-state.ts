import { classOfFailure } from '#features/engine/messaging/contract/failures/error-sentences.ts';
import type { FailureClass } from '#features/engine/messaging/contract/failures/failure-classes.ts';
import type { MessageFailure } from '#features/engine/messaging/contract/failures/message-failure.ts';
import { explainedCode } from '#features/engine/messaging/contract/sender-gone.ts';
import { readWayReason } from '#features/engine/messaging/contract/try-reason.ts';
import type { UncertainEnd } from '#features/engine/messaging/contract/uncertain-end.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { MessageState } from '../contract/message-row.ts';

/** A stored message with its outbox row while it waits. A message in flight has none. */
export interface StoredMessage {
  channel: Channel;
  state: 'queued' | 'sent' | 'failed' | 'delivered' | 'read' | 'skipped';
  skipReason: string | null;
  providerCode: number | null;
  providerError: string | null;
  /** The number of earlier tries on other days, each a message of its own. */
  retries: number;
  outbox: {
    state: 'awaiting_code' | 'queued' | 'uncertain' | 'paused' | 'following' | 'held';
    reason: string | null;
    dueAt: Date;
    /** Whether the shop has paused all sending. */
    isAllPaused: boolean;
  } | null;
}

interface Standing {
  state: MessageState;
  reason: string | null;
  failure: MessageFailure | null;
  until: Date | null;
}

const PLAIN = { reason: null, failure: null, until: null };

/** Returns a message's state and its reason. */
export function explainState(message: StoredMessage, now: Date): Standing {
  const { state, outbox } = message;
  if (state === 'failed') return { ...PLAIN, state, failure: failureOf(message) };
  if (state === 'skipped') return { ...PLAIN, state, reason: message.skipReason };
  if (state !== 'queued') return { ...PLAIN, state };
  if (!outbox) return { ...PLAIN, state: 'sending' };
  return explainOutbox(message, outbox, now);
}

function explainOutbox(
  message: Pick<StoredMessage, 'channel' | 'retries'>,
  { state, reason, dueAt, isAllPaused }: NonNullable<StoredMessage['outbox']>,
  now: Date,
): Standing {
  if (isAllPaused && dueAt <= now && ['awaiting_code', 'queued'].includes(state))
    return { ...PLAIN, state: 'waiting', reason: 'allPaused' };
  switch (state) {
    case 'awaiting_code':
      return { ...PLAIN, state: 'waiting', reason: 'discountCode', until: dueAt };
    case 'following':
      return { ...PLAIN, state: 'waiting', reason: 'dueLater' };
    case 'paused':
      return { ...PLAIN, state: 'waiting', reason: 'paused' };
    case 'held':
      return { ...PLAIN, state: 'waiting', reason: 'restored' };
    case 'uncertain':
      return { ...PLAIN, state, reason: 'noAnswer' };
    case 'queued':
      if (reason === null && dueAt <= now) return { ...PLAIN, state };
      return { state: 'waiting', until: dueAt, ...queuedReason(message, reason) };
  }
}

function queuedReason(
  { channel, retries }: Pick<StoredMessage, 'channel' | 'retries'>,
  reason: string | null,
): Pick<Standing, 'reason' | 'failure'> {
  if (reason === null) return { reason: retries > 0 ? 'anotherDay' : 'dueLater', failure: null };
  if (/^\d+$/.test(reason)) {
    const code = Number(reason);
    return { reason: 'retry', failure: { code, errorClass: classOfFailure(channel, code), detail: '' } };
  }
  return { reason: readWayReason(reason)?.kind ?? reason, failure: null };
}

function failureOf({ channel, providerCode, providerError }: StoredMessage): MessageFailure {
  if (providerCode !== null) {
    const code = explainedCode(providerCode, providerError);
    return { code, errorClass: classOfFailure(channel, code), detail: providerError ?? '' };
  }
  const silence = SILENCES[providerError ?? ''];
  return { code: null, errorClass: silence ?? 'noAnswer', detail: silence ? '' : (providerError ?? '') };
}

/** The stored reasons of messages that were closed because nobody reported them. */
const SILENCES: Readonly<Record<string, FailureClass>> = {
  unknown: 'noAnswer',
  unknownAfterGap: 'webhooksUnavailable',
} satisfies Record<UncertainEnd, FailureClass>;
