/**
 * The kinds of work that are held after a restore, each with its label for the operator. Held messages stay in the
 * outbox.
 */
export const HELD_KINDS = {
  message: 'messages that may have gone out since the backup',
  laterMessage: 'messages that waited behind those',
  timer: 'planned steps of campaigns',
  broadcast: 'broadcasts that were scheduled before the restore',
  sending: 'broadcasts that were going out',
  webhook: 'webhooks that were not taken over yet',
  mail: 'e-mails',
  command: 'things to do in stores: tags, cancellations, draft orders',
  job: 'background jobs',
} as const;

export type HeldKind = keyof typeof HELD_KINDS;
export type MessageKind = 'message' | 'laterMessage';

/** What an operator must know before deciding about a kind. */
export const HELD_HINTS: Partial<Record<HeldKind, string>> = {
  message:
    'Each sender sends in order and at its rate: these are as many as could go out in that time. Drop them if the old installation sent until the end; release them if it died with the backup.',
  laterMessage:
    'By the rate that each sender had in the backup there was no time to send them, so they go out for the first time.',
};

/** The prefix in the reason of a held message: one word. The message's earlier state follows it. */
export const HELD_PREFIX: Record<MessageKind, string> = { message: 'held ', laterMessage: 'later ' };

export function isMessageKind(kind: HeldKind): kind is MessageKind {
  return kind in HELD_PREFIX;
}

export function isHeldKind(word: string): word is HeldKind {
  return Object.hasOwn(HELD_KINDS, word);
}
