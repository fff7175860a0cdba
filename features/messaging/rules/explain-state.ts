import type { MessageFailure, MessageState } from '../contract/message-row.ts';
import type { Channel } from '../contract/message.ts';
import { classOfFailure } from './error-sentences.ts';

/** A message as the database has it, with its row of the outbox while it waits; what is being sent has none. */
export interface StoredMessage {
  channel: Channel;
  state: 'queued' | 'sent' | 'failed' | 'delivered' | 'read' | 'skipped';
  skipReason: string | null;
  providerCode: number | null;
  providerError: string | null;
  /** How many tries on other days came before it, each a message of its own. */
  retries: number;
  outbox: {
    state: 'held' | 'queued' | 'uncertain' | 'paused';
    reason: string | null;
    dueAt: Date;
  } | null;
}

interface Standing {
  state: MessageState;
  reason: string | null;
  failure: MessageFailure | null;
  until: Date | null;
}

const PLAIN = { reason: null, failure: null, until: null };

/** How far a message is, and why it is no further. */
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
  { state, reason, dueAt }: NonNullable<StoredMessage['outbox']>,
  now: Date,
): Standing {
  switch (state) {
    case 'held':
      return { ...PLAIN, state: 'waiting', reason: 'discountCode', until: dueAt };
    case 'paused':
      return { ...PLAIN, state: 'waiting', reason: 'paused' };
    case 'uncertain':
      return { ...PLAIN, state, reason: 'noAnswer' };
    case 'queued':
      if (reason === null && dueAt <= now) return { ...PLAIN, state };
      return { state: 'waiting', until: dueAt, ...whyQueued(message, reason) };
  }
}

function whyQueued(
  { channel, retries }: Pick<StoredMessage, 'channel' | 'retries'>,
  reason: string | null,
): Pick<Standing, 'reason' | 'failure'> {
  if (reason === null) return { reason: retries > 0 ? 'anotherDay' : 'dueLater', failure: null };
  if (/^\d+$/.test(reason)) {
    const code = Number(reason);
    return { reason: 'retry', failure: { code, errorClass: classOfFailure(channel, code), detail: '' } };
  }
  // Reasons of the gate are one word; what a connection said when it broke is a sentence.
  return { reason: /^[A-Za-z]+$/.test(reason) ? reason : 'unreached', failure: null };
}

function failureOf({ channel, providerCode, providerError }: StoredMessage): MessageFailure {
  const errorClass = providerCode === null ? 'noAnswer' : classOfFailure(channel, providerCode);
  const isOurWord = providerCode === null && providerError === 'unknown';
  return { code: providerCode, errorClass, detail: isOurWord ? '' : (providerError ?? '') };
}
