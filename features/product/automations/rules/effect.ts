import type { SkipReason } from '#features/engine/messaging/contract/gate-rules.ts';
import type { Channel } from '#platform/channel/channel.ts';

/** What a campaign is about, one at a time: a checkout, an order, a sign-up. */
export interface Subject {
  kind: string;
  id: string;
}

/** The subject of a campaign that follows an order. */
export function orderSubject(orderId: string): Subject {
  return { kind: 'order', id: orderId };
}

/** A subject as rows name it, for example checkout:c1. */
export function subjectKey({ kind, id }: Subject): string {
  return `${kind}:${id}`;
}

/** The other way round. An id may have colons of its own. */
export function readSubject(key: string): Subject {
  const at = key.indexOf(':');
  return { kind: key.slice(0, at), id: key.slice(at + 1) };
}

/**
 * What an event, an answer or a task has a campaign do. The engine knows how, and which channels and drips it concerns.
 * `Action`: what only this campaign can do.
 */
export type Effect<Action = never> =
  /**
   * These drips wait, all where none is named, counted from then; one that waits already waits anew. `channel`: on that
   * one alone, for what happened there; on all where it is left out.
   */
  | { kind: 'start'; subject: Subject; from: Date; drips?: readonly string[]; channel?: Channel }
  /** Nothing waits for it, and this is why. */
  | { kind: 'leave'; subject: Subject; from: Date; reason: string; channel?: Channel }
  /** It is over: what waits for it goes, its tasks included, and so do messages that were made and not sent. */
  | { kind: 'end'; subject: Subject; reason: SkipReason }
  /** The campaign is asked again at that time, about this task. One of the same name moves. */
  | { kind: 'schedule'; subject: Subject; task: string; at: Date }
  /** An answer that took its time: what somebody asked for by their tap on this message, at that moment, is said now. */
  | { kind: 'say'; subject: Subject; flow: string; answersMessageId: string; at: Date }
  | { kind: 'do'; action: Action };

/** Whether a due message is made. `flow`: the key of what it says, where it is not what the drip's row names. */
export type Decision = { kind: 'send'; flow?: string } | { kind: 'drop'; reason: string };

/** Somebody tapped an answer. */
export interface ReplyFacts {
  /** The key of the flow that the answer leads to. */
  flow: string;
  at: Date;
  /** The message that was answered, and whose tap it was. */
  messageId: string;
  subscriberId: string;
}

/** What an answer brings: the key of the flow that is said now, null for silence, and what happens besides. */
export interface ReplyDecision<Action = never> {
  says: string | null;
  effects: readonly Effect<Action>[];
}
